//! How a room is opened and entered.

use tesserae_live::{
    Access, Act, Begin, Client, Hex, InvitationKey, Line, Link, Party, SeatKey, ToRoom, first_mark,
    keys::fingerprint,
    wire::{Create, Created, VERSION},
};

use super::{
    address::{LiveAddress, socket_url},
    command::Invitation,
    state::{Invited, LineState, Live, Opening},
};
use crate::table::seed;

impl Opening {
    /// A room for this invitation, with keys of its own.
    pub(super) fn new(invitation: Invitation) -> Self {
        let (key, guest) = (
            SeatKey::new(seed::bytes()),
            InvitationKey(Hex(seed::bytes())),
        );
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
            key: key.public(),
            invitation: guest.public(),
        });
        Self {
            invitation,
            act: Act::sign(&key, &first_mark(), Party::Host, &line),
            key,
            guest,
        }
    }

    /// The message that opens it.
    pub(super) fn create(&self) -> ToRoom {
        ToRoom::Create(Box::new(Create {
            act: self.act.clone(),
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
        invitation,
        key,
        guest: invitation_key,
        ..
    }) = live.opening.take()
    else {
        return;
    };
    let of_host = fingerprint(&key.public());
    let Created {
        room,
        host,
        guest,
        onlooker,
    } = created;
    let address = |secret, access| {
        let link = Link {
            room,
            secret,
            access,
        };
        Live::address_of(&invitation, link)
    };
    let own = address(host, Access::seat(key));
    let guest_access = Access::Invitation {
        host: of_host,
        key: invitation_key,
    };
    let invited = Invited {
        guest: address(guest, guest_access),
        onlooker: address(onlooker, Access::Onlooker { host: of_host }),
    };
    live.enter(own);
    (live.invited, live.line) = (Some(invited), LineState::Connecting);
    if let Some(client) = &mut live.client {
        client.connected();
    }
}
