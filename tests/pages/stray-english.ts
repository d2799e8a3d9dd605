import { type DefaultTreeAdapterMap, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

const UNSEEN = new Set(['script', 'style', 'noscript', 'template'])
/** What is read out or shown of an element beside its text. */
const SAID = new Set(['alt', 'aria-description', 'aria-label', 'placeholder', 'title'])

const isElement = (node: Node): node is Element => 'tagName' in node
const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value

/** A sentence has small words between its names, and no letter of Hindi. */
const isSentence = (text: string): boolean =>
  !/[\u0900-\u097F]/.test(text) && (text.match(/(?<=^|\s)[a-z]+(?=[\s.,:;?]|$)/g) ?? []).length > 1

function* textsOf(node: Node): Generator<string> {
  if ('value' in node) yield node.value
  if (isElement(node)) {
    if (UNSEEN.has(node.tagName) || attribute(node, 'lang') === 'en') return
    for (const { name, value } of node.attrs) if (SAID.has(name)) yield value
    const name = attribute(node, 'name') ?? attribute(node, 'property') ?? ''
    if (node.tagName === 'meta' && /description|title$/.test(name)) yield attribute(node, 'content') ?? ''
  }
  if ('childNodes' in node) for (const child of node.childNodes) yield* textsOf(child)
}

/** The sentences in English that a page says as if they were Hindi, to people and to programs. */
export const strayEnglish = (html: string): string[] => [
  ...new Set(
    [...textsOf(parse(html))].map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => isSentence(text)),
  ),
]
