//! The tree that a screen reader reads: the window, in it the copies in order and the last
//! announcements. Each announcement is a part of its own, so that it is spoken when it is added.

use std::{
    collections::VecDeque,
    hash::{DefaultHasher, Hash, Hasher},
};

use accesskit::{Action, Live, Node, NodeId, Rect, Role, Toggled, Tree, TreeId, TreeUpdate};
use bevy::prelude::*;
use tesserae_words as words;

use crate::{
    table::language::{ReadersLanguage, caption::as_text},
    ui::widgets::ui_elements::UiElement,
};

/// The whole tree; `focus` is the id of the copy that has the keyboard on the board.
pub(super) fn build(
    entity: Entity,
    window: &Window,
    copies: &[UiElement],
    announced: &VecDeque<(u64, String)>,
    focus: Option<&str>,
    language: &ReadersLanguage,
) -> TreeUpdate {
    let root_id = NodeId(entity.to_bits());
    let mut nodes: Vec<_> = copies
        .iter()
        .map(|element| {
            (
                node_id(&element.id),
                element_node(element, f64::from(window.scale_factor()), language),
            )
        })
        .collect();
    let log_id = node_id("announcements");
    let mut children: Vec<_> = nodes.iter().map(|(id, _)| *id).collect();
    children.push(log_id);

    let mut root = Node::new(Role::Window);
    root.set_label(window.title.as_str());
    root.set_language(language.0.tag());
    root.set_children(children);

    let lines = announced.iter().map(|(number, text)| {
        let mut line = Node::new(Role::Label);
        line.set_value(text.as_str());
        line.set_live(Live::Polite);
        (node_id(&format!("announcement {number}")), line)
    });
    let lines: Vec<_> = lines.collect();
    let mut log = Node::new(Role::Log);
    log.set_label(language.word(&words::access::what_has_happened()));
    log.set_children(lines.iter().map(|(id, _)| *id).collect::<Vec<_>>());

    nodes.extend(lines);
    nodes.extend([(log_id, log), (root_id, root)]);
    let focused = copies
        .iter()
        .find(|element| element.focused)
        .map(|element| element.id.as_str());
    TreeUpdate {
        nodes,
        tree: Some(Tree::new(root_id)),
        tree_id: TreeId::ROOT,
        focus: focused.or(focus).map_or(root_id, node_id),
    }
}

/// The number of a part. The window has the bits of its entity, of which the engine's own
/// connection knows it; those of an entity that has not been reused two thousand million times
/// begin with a zero.
pub(super) fn node_id(name: &str) -> NodeId {
    let mut hasher = DefaultHasher::new();
    name.hash(&mut hasher);
    NodeId(hasher.finish() | 1 << 63)
}

fn element_node(element: &UiElement, scale: f64, language: &ReadersLanguage) -> Node {
    let UiElement {
        label,
        group,
        selected,
        text,
        fixed,
        slide,
        key,
        at,
        ..
    } = element;
    let mut node = Node::new(match (text, slide) {
        (Some(_), _) => Role::TextInput,
        (None, Some(_)) => Role::Slider,
        (None, None) => Role::Button,
    });
    node.set_label(group.as_ref().map_or_else(
        || label.clone(),
        |group| language.word(&words::access::in_group(as_text(group), as_text(label))),
    ));
    node.add_action(Action::Focus);
    if let Some(text) = text {
        node.set_value(text.as_str());
        if *fixed {
            node.set_read_only();
        } else {
            node.add_action(Action::SetValue);
        }
    } else if let Some(slide) = slide {
        node.set_value(slide.text.as_str());
        node.set_numeric_value(slide.value.into());
        node.set_min_numeric_value(slide.min.into());
        node.set_max_numeric_value(slide.max.into());
        node.set_numeric_value_step(slide.step.into());
        for action in [Action::SetValue, Action::Increment, Action::Decrement] {
            node.add_action(action);
        }
    } else {
        node.add_action(Action::Click);
    }
    if let Some(selected) = selected {
        node.set_toggled(Toggled::from(*selected));
    }
    if let Some(key) = key {
        node.set_keyboard_shortcut(key.as_str());
    }
    if let Some([left, top, width, height]) =
        at.map(|at| at.map(|length| f64::from(length) * scale))
    {
        node.set_bounds(Rect {
            x0: left,
            y0: top,
            x1: left + width,
            y1: top + height,
        });
    }
    node
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::widgets::ui_elements::Slide;

    fn element(id: &str, label: &str) -> UiElement {
        UiElement {
            id: id.into(),
            label: label.into(),
            ..UiElement::default()
        }
    }

    fn tree_of(copies: &[UiElement], focus: Option<&str>) -> TreeUpdate {
        let announced = VecDeque::from([(1, "White throws 3 and 1.".to_owned())]);
        build(
            Entity::PLACEHOLDER,
            &Window::default(),
            copies,
            &announced,
            focus,
            &ReadersLanguage::default(),
        )
    }

    fn node<'a>(tree: &'a TreeUpdate, id: &str) -> &'a Node {
        &tree
            .nodes
            .iter()
            .find(|(other, _)| *other == node_id(id))
            .expect("it is in the tree")
            .1
    }

    #[test]
    fn steps_buttons_fields_and_sliders_have_their_roles_names_and_values() {
        let slide = Slide {
            value: 0.5,
            min: 0.0,
            max: 1.0,
            step: 0.1,
            text: "50 %".into(),
        };
        let copies = [
            element("step 8/5", "8 to 5"),
            UiElement {
                group: Some("Dice".into()),
                selected: Some(true),
                ..element("Shaken#1", "Shaken")
            },
            UiElement {
                key: Some("H".into()),
                at: Some([1.0, 2.0, 3.0, 4.0]),
                ..element("Hint#1", "Hint")
            },
            UiElement {
                text: Some("Anna".into()),
                ..element("Name#1", "Name")
            },
            UiElement {
                slide: Some(slide),
                ..element("Volume#1", "Volume")
            },
            UiElement {
                text: Some("point 24: 2 White.".into()),
                fixed: true,
                ..element("Board", "Board")
            },
        ];
        let tree = tree_of(&copies, Some("step 8/5"));
        let step = node(&tree, "step 8/5");
        assert_eq!((step.role(), step.label()), (Role::Button, Some("8 to 5")));
        assert!(step.supports_action(Action::Click) && tree.focus == node_id("step 8/5"));
        let choice = node(&tree, "Shaken#1");
        assert_eq!(
            (choice.label(), choice.toggled()),
            (Some("Dice: Shaken"), Some(Toggled::True))
        );
        let hint = node(&tree, "Hint#1");
        assert_eq!(hint.keyboard_shortcut(), Some("H"));
        assert_eq!(
            hint.bounds(),
            Some(Rect {
                x0: 1.0,
                y0: 2.0,
                x1: 4.0,
                y1: 6.0
            })
        );
        let field = node(&tree, "Name#1");
        assert_eq!(
            (field.role(), field.value()),
            (Role::TextInput, Some("Anna"))
        );
        assert!(field.supports_action(Action::SetValue) && !field.is_read_only());
        let board = node(&tree, "Board");
        assert_eq!(
            (board.label(), board.value()),
            (Some("Board"), Some("point 24: 2 White."))
        );
        assert!(!board.supports_action(Action::SetValue) && board.is_read_only());
        let slider = node(&tree, "Volume#1");
        assert_eq!(
            (slider.role(), slider.numeric_value(), slider.value()),
            (Role::Slider, Some(0.5), Some("50 %"))
        );
        let root = &tree.nodes.last().expect("there is a window").1;
        assert_eq!(
            root.children().len(),
            copies.len() + 1,
            "and the announcements"
        );
    }

    #[test]
    fn an_announcement_is_a_live_part_of_its_own() {
        let tree = tree_of(&[], None);
        let line = node(&tree, "announcement 1");
        assert_eq!(
            (line.value(), line.live()),
            (Some("White throws 3 and 1."), Some(Live::Polite))
        );
        assert_eq!(
            node(&tree, "announcements").children(),
            [node_id("announcement 1")]
        );
    }

    #[test]
    fn the_focus_of_the_user_interface_goes_before_that_of_the_board() {
        let focused = UiElement {
            focused: true,
            ..element("Play#1", "Play")
        };
        let tree = tree_of(&[element("step 8/5", "8 to 5"), focused], Some("step 8/5"));
        assert_eq!(tree.focus, node_id("Play#1"));
        assert_eq!(
            tree_of(&[], None).focus,
            NodeId(Entity::PLACEHOLDER.to_bits())
        );
    }
}
