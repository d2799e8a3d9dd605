import type { PageText, Said } from './page-text'
import {
  admissionYearsIn,
  figuresIn,
  LONE_NUMBER,
  NAMES_A_FIGURE,
  NAMES_DOCUMENT,
  PAGE_OF_REGION,
  PAGE_OF_VACANCY,
  SAYS_OF_HOW_MANY,
  saysWhose,
} from './rule'

/** What a page says that nobody stands behind, each as a line to read. */
export function offencesOf(path: string, page: PageText, admissionYear: number): string[] {
  const found = [
    // What a vacancy says is its institution's own statement.
    ...(PAGE_OF_VACANCY.test(path) ? [] : page.said.flatMap((said) => unsourced(said) ?? [])),
    ...page.bare.flatMap((text) => bareFigure(path, text) ?? []),
    ...(PAGE_OF_REGION.test(path) ? page.said.flatMap((said) => partialAsWhole(said) ?? []) : []),
    ...[...page.said.map(({ text }) => text), ...page.bare].flatMap((text) => otherYear(text, admissionYear) ?? []),
  ]
  return [...new Set(found)].map((offence) => `${path}  ${offence}`)
}

function unsourced({ text, entry, name, isMarked, isOfVacancy }: Said): string | null {
  const isLone = LONE_NUMBER.test(text) && NAMES_A_FIGURE.test(name)
  const kinds = figuresIn(text).map(({ kind }) => kind)
  if ((!isLone && kinds.length === 0) || isMarked || isOfVacancy) return null
  if (saysWhose(`${name} ${text}`) || saysWhose(entry)) return null
  return `no source: ${name ? `${name}: ` : ''}${text}`
}

/** Beside a title or a text for programs no mark can stand: it names the list itself, or says of how many. */
function bareFigure(path: string, text: string): string | null {
  const figures = figuresIn(text).filter(({ kind }) => !(kind === 'money' && PAGE_OF_VACANCY.test(path)))
  if (figures.length === 0 || saysWhose(text)) return null
  const isMeasured = figures.every(({ kind }) => kind === 'colleges' || kind === 'seats') && SAYS_OF_HOW_MANY.test(text)
  return isMeasured ? null : `no source, for programs: ${text}`
}

function partialAsWhole({ text, entry }: Said): string | null {
  const counts = figuresIn(text).some(({ kind }) => kind === 'colleges' || kind === 'seats')
  return counts && !SAYS_OF_HOW_MANY.test(entry) ? `not said of how many: ${text}` : null
}

function otherYear(text: string, admissionYear: number): string | null {
  if (NAMES_DOCUMENT.test(text)) return null
  const others = admissionYearsIn(text).filter((year) => year !== admissionYear)
  return others.length > 0 ? `admission year ${others.join(', ')}: ${text}` : null
}
