//! How a room is opened and entered.

use tesserae_live::{
    Begin, Client, Hex, Line, Link, Party, ToRoom, first_mark,
    link::SealKey,
    wire::{Create, Created, VERSION},
};

use super::{
    address::{LiveAddress, socket_url},
    command::Invitation,
    state::{Invited, LineState, Live, Opening},
};
use crate::table::seed;

impl Opening {
    /// A room for this invitation, with a key of its own.
    pub(super) fn new(invitation: Invitation) -> Self {
        let key = SealKey(Hex(seed::bytes()));
        let (header, host, clock) = (
            invitation.header(seed::seed()),
            invitation.host,
            invitation.clock,
        );
        let line = Line::Begin(Begin {
            version: VERSION,
            header,
            host,
            clock,
        });
        Self {
            invitation,
            line,
            key,
        }
    }

    /// The message that opens it.
    pub(super) fn create(&self) -> ToRoom {
        let seal = self.key.seal(&first_mark(), Party::Host, &self.line);
        ToRoom::Create(Box::new(Create {
            line: self.line.clone(),
            seal: Some(seal),
        }))
    }
}

impl Live {
    /// The address of the socket that is wanted.
    pub(super) fn url(&self) -> Option<String> {
        if matches!(self.line, LineState::Failed(_)) {
            return None;
        }
        let opened = || {
            self.opening
                .as_ref()
                .map(|opening| socket_url(&opening.invitation.server))
        };
        self.address
            .as_ref()
            .map(LiveAddress::socket_url)
            .or_else(opened)
    }

    /// Enters a room for the first time.
    pub(super) fn enter(&mut self, address: LiveAddress) {
        self.hang_up();
        self.client = Some(Client::new(address.link.clone(), seed::bytes()));
        self.address = Some(address);
    }
}

/// The room is open: its host enters it.
pub(super) fn opened(live: &mut Live, created: Created) {
    let Some(Opening {
        invitation, key, ..
    }) = live.opening.take()
    else {
        return;
    };
    let Created {
        room,
        host,
        guest,
        onlooker,
    } = created;
    let address = |secret, key| Live::address_of(&invitation, Link { room, secret, key });
    let own = address(host, Some(key));
    let invited = Invited {
        guest: address(guest, Some(key)),
        onlooker: address(onlooker, None),
    };
    live.enter(own);
    (live.invited, live.line) = (Some(invited), LineState::Connecting);
    if let Some(client) = &mut live.client {
        client.connected();
    }
}
