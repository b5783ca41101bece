//! How a room is opened and entered.

use tesserae_live::{
    Access, Act, Begin, Client, Hex, InvitationKey, Line, Party, RoomLink, SeatKey, ToRoom,
    first_mark,
    keys::fingerprint,
    wire::{Create, Created, VERSION},
};

use super::{
    address::socket_url,
    command::Invitation,
    state::{ConnectionState, EnteredRoom, Invited, Live, Opening, RoomState},
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
        if matches!(self.connection, ConnectionState::Failed(_)) {
            return None;
        }
        match &self.room {
            RoomState::None => None,
            RoomState::Opening(opening) => Some(socket_url(&opening.invitation.server)),
            RoomState::Entered(room) => Some(room.address.socket_url()),
        }
    }

    /// Enters a room.
    pub(super) fn enter(&mut self, room: EnteredRoom) {
        self.hang_up();
        self.room = RoomState::Entered(Box::new(room));
    }
}

/// The room is open: its host enters it.
pub(super) fn opened(live: &mut Live, opening: Opening, created: Created) {
    let Opening {
        invitation,
        key,
        guest: invitation_key,
        ..
    } = opening;
    let of_host = fingerprint(&key.public());
    let Created {
        room,
        host,
        guest,
        onlooker,
    } = created;
    let address = |secret, access| {
        let link = RoomLink {
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
    let mut client = Client::new(own.link.clone(), seed::bytes());
    client.connected();
    live.enter(EnteredRoom {
        invited: Some(invited),
        ..EnteredRoom::new(own, client)
    });
    live.connection = ConnectionState::Connecting;
}
