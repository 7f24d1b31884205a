import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';

/** An element's story has the page, its storage and its service to itself: it stands here alone. The kit's stand together. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {preparedMeta.title.startsWith('Kit/') && <Stories />}
    </>
  );
}
