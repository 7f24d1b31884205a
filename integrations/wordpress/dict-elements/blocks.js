/*
 * A block for each of `dictElementsTags`. PHP renders it on the page; the editor shows a placeholder with the tag's
 * title and its settings.
 */
(function ({ blocks, element, blockEditor, components }) {
  const create = element.createElement;

  for (const { tag, title, description, attributes } of dictElementsTags)
    blocks.registerBlockType(tag.replace('dict-', 'dict-elements/'), {
      apiVersion: 2,
      title,
      description,
      icon: 'microphone',
      category: 'embed',
      attributes: Object.fromEntries(attributes.map(({ name, kind }) => [name, { type: typeOf(kind) }])),
      edit: (props) =>
        create(
          'div',
          blockEditor.useBlockProps(),
          create(
            blockEditor.InspectorControls,
            null,
            create(
              components.PanelBody,
              { title: 'Settings' },
              attributes.map((attribute) => create(Control, { key: attribute.name, attribute, ...props })),
            ),
          ),
          create(components.Placeholder, { icon: 'microphone', label: title, instructions: description }, shown(props)),
        ),
      save: () => null,
    });

  function Control({ attribute: { name, kind, choices, description }, attributes, setAttributes }) {
    const common = { label: labelOf(name), help: description, onChange: (value) => setAttributes({ [name]: value }) };
    if (kind === 'boolean') return create(components.ToggleControl, { ...common, checked: attributes[name] === true });
    const value = attributes[name] || '';
    if (kind === 'text') return create(components.TextControl, { ...common, value });
    const options = ['', ...choices].map((each) => ({ value: each, label: each || 'As usual' }));
    return create(components.SelectControl, { ...common, value, options });
  }

  function typeOf(kind) {
    return kind === 'boolean' ? 'boolean' : 'string';
  }

  /** 'plan-id' → 'Plan id'. */
  function labelOf(name) {
    return name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');
  }

  function shown({ attributes }) {
    const set = Object.entries(attributes).filter(([, value]) => value);
    return create(
      'p',
      null,
      set.map(([name, value]) => `${labelOf(name)}: ${value === true ? 'yes' : value}`).join(', '),
    );
  }
})(wp);
