import { type DefaultTreeAdapterMap, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** A sentence or two of a page as a reader sees them together, with what stands around them. */
export interface Said {
  text: string
  /** All that the entry around it says. */
  entry: string
  /** Whether a source mark stands in the same entry: sentence, row, list entry, card, definition, or part of the page. */
  isMarked: boolean
  /** What the number is said to be, where it stands alone: the heading of its column, the term of its definition. */
  name: string
  /** Whether it is what a vacancy says of itself. */
  isOfVacancy: boolean
}

/** All that a page says, to people and to programs, and where it leads. */
export interface PageText {
  said: Said[]
  /** Title, descriptions and every text of the structured data: no mark can stand beside them. */
  bare: string[]
  /** Paths on this site. */
  links: string[]
  /** How many marks stand on it, by what they say. */
  marks: Record<string, number>
}

const INLINE = new Set(
  'a abbr b bdi button cite code em i mark q s small span strong sub sup time u svg br wbr'.split(' '),
)
const UNSEEN = new Set('script style template noscript svg head'.split(' '))
/** What belongs together: a mark anywhere in it is that of all its figures. */
const WHOLE = new Set('tr li article details'.split(' '))
const ENTRIES = new Set('figure p dd dt h1 h2 h3 h4 caption'.split(' '))
/** What a reader is asked, and what the site does not say. */
const ASKED = new Set('option label legend textarea'.split(' '))

const isElement = (node: Node): node is Element => 'tagName' in node
const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])
const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value

/** Reads a page as it came from the server. */
export function readPage(html: string): PageText {
  const root = parse(html)
  const marks: Record<string, number> = {}
  const links = new Set<string>()
  for (const element of elementsOf(root)) {
    const mark = attribute(element, 'data-source')
    if (mark) marks[mark] = (marks[mark] ?? 0) + 1
    const href = element.tagName === 'a' ? attribute(element, 'href') : undefined
    if (href?.startsWith('/')) links.add(href.replace(/[?#].*$/, ''))
  }
  return { said: readSaid(root), bare: readBare(root), links: [...links], marks }
}

function* elementsOf(node: Node): Generator<Element> {
  if (isElement(node)) yield node
  for (const child of childrenOf(node)) yield* elementsOf(child)
}

const textOf = (node: Node): string => {
  if ('value' in node) return node.value
  if (isElement(node) && UNSEEN.has(node.tagName)) return ''
  return childrenOf(node)
    .map((child) => (isElement(child) && !INLINE.has(child.tagName) ? ` ${textOf(child)} ` : textOf(child)))
    .join('')
}
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const parentOf = (element: Element): Element | null =>
  element.parentNode && isElement(element.parentNode) ? element.parentNode : null

function closest(element: Element, matches: (each: Element) => boolean): Element | null {
  for (let each: Element | null = element; each; each = parentOf(each)) if (matches(each)) return each
  return null
}

const holdsMark = (element: Element): boolean => {
  for (const each of elementsOf(element)) if (attribute(each, 'data-source') !== undefined) return true
  return false
}

function readSaid(root: Node): Said[] {
  const said: Said[] = []
  const visit = (node: Node) => {
    if (!isElement(node)) return childrenOf(node).forEach(visit)
    if (UNSEEN.has(node.tagName) || ASKED.has(node.tagName) || attribute(node, 'popover') !== undefined) return
    const own = node.childNodes.filter((child) => !isElement(child) || INLINE.has(child.tagName))
    const text = oneLine(own.map(textOf).join(''))
    if (text && !INLINE.has(node.tagName))
      said.push({
        text,
        entry: oneLine(textOf(entryOf(node))),
        name: nameOf(node),
        isMarked: isMarked(node),
        isOfVacancy: isOfVacancy(node),
      })
    node.childNodes.filter((child) => isElement(child) && !INLINE.has(child.tagName)).forEach(visit)
  }
  visit(root)
  return said
}

/** A list of facts keeps a figure, its name and its mark beside each other. */
const isFact = (element: Element) => element.tagName === 'div' && parentOf(element)?.tagName === 'dl'

/** The entry that a text belongs to: its row, list entry, card, question or fact, else the text alone. */
const entryOf = (element: Element): Element =>
  closest(element, (each) => isFact(each) || WHOLE.has(each.tagName)) ??
  closest(element, (each) => ENTRIES.has(each.tagName)) ??
  element

/** A mark in the entry, or a line that names the documents of the part of the page in which the entry stands. */
function isMarked(element: Element): boolean {
  if (holdsMark(entryOf(element))) return true
  return closest(element, (each) => each.childNodes.some((child) => isElement(child) && speaksForPart(child))) !== null
}

const speaksForPart = (element: Element) => attribute(element, 'data-source-of') === 'part'

/** A vacancy's own card. */
const isOfVacancy = (element: Element) =>
  closest(element, (each) => each.tagName === 'article' && (attribute(each, 'id') ?? '').startsWith('job-')) !== null

function nameOf(element: Element): string {
  const parent = parentOf(element)
  if (!parent) return ''
  if (element.tagName === 'dd' && isFact(parent))
    return oneLine(
      parent.childNodes
        .filter((each) => isElement(each) && each.tagName === 'dt')
        .map(textOf)
        .join(' '),
    )
  if (element.tagName !== 'td') return ''
  const row = parent
  const cells = row.childNodes.filter(isElement)
  const table = closest(row, (each) => each.tagName === 'table')
  const head = table && [...elementsOf(table)].find((each) => each.tagName === 'tr')
  const heading = head?.childNodes.filter(isElement)[cells.indexOf(element)]
  return heading && head !== row ? oneLine(textOf(heading)) : ''
}

function readBare(root: Node): string[] {
  const bare: string[] = []
  for (const element of elementsOf(root)) {
    if (element.tagName === 'title' && parentOf(element)?.tagName === 'head') bare.push(oneLine(textOf(element)))
    if (element.tagName === 'meta') {
      const name = attribute(element, 'name') ?? attribute(element, 'property') ?? ''
      if (/description|title$/.test(name)) bare.push(attribute(element, 'content') ?? '')
    }
    if (attribute(element, 'type') === 'application/ld+json')
      bare.push(
        ...stringsOf(JSON.parse(element.childNodes.map((each) => ('value' in each ? each.value : '')).join(''))),
      )
  }
  return bare
}

/** Every text of a value, at any depth, but for addresses. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(stringsOf)
  // A vacancy's pay is its own statement.
  if (value && typeof value === 'object' && '@type' in value && value['@type'] === 'JobPosting') return []
  // Other names of a college: "Sector 32 Medical College".
  const entries = value && typeof value === 'object' ? Object.entries(value) : []
  return entries.flatMap(([key, each]) => (key === 'alternateName' ? [] : stringsOf(each)))
}
