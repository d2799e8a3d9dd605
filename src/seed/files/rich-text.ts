interface TextSection {
  heading: string
  paragraphs: string[]
}

const text = (content: string) => ({
  type: 'text',
  text: content,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  version: 1,
})

const block = (type: string, content: string, more: object = {}) => ({
  type,
  children: [text(content)],
  direction: 'ltr' as const,
  format: '' as const,
  indent: 0,
  version: 1,
  ...more,
})

/** Converts sections of plain paragraphs to the rich text of the studio's editor. */
export function richText(sections: TextSection[]) {
  const children = sections.flatMap(({ heading, paragraphs }) => [
    block('heading', heading, { tag: 'h2' }),
    ...paragraphs.map((paragraph) => block('paragraph', paragraph, { textFormat: 0, textStyle: '' })),
  ])
  return {
    root: { type: 'root', children, direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 },
  }
}
