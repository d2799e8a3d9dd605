import type { CollectionSlug, PayloadRequest } from 'payload'
import { type EnglishRecord, readEnglish, translationSlugs } from '../english-records'
import { TEXT_STATES, type TextState } from '../messages'
import { translationsOf } from '../texts'
import { readKept, stateOf, type Translation } from './kept'

/** A record as the desk lists it. */
export interface DeskRow {
  id: string
  into: CollectionSlug
  record: string
  title: string
  /** How many texts are how far. */
  texts: Record<TextState, number>
}

function rowOf(into: CollectionSlug, { id, title, texts }: EnglishRecord, kept: readonly Translation[]): DeskRow {
  const said = translationsOf(texts, kept)
  const states = texts.map((english) => stateOf(english, said.get(english.field)))
  const count = (state: TextState) => states.filter((one) => one === state).length
  const counts = Object.fromEntries(TEXT_STATES.map((state) => [state, count(state)])) as Record<TextState, number>
  return { id: `${into}/${id}`, into, record: id, title, texts: counts }
}

/** Every record that says something, those of one collection after the other. */
export async function readRows(req: PayloadRequest): Promise<DeskRow[]> {
  const of = translationSlugs(req.payload).map(async (into) => {
    const [records, kept] = await Promise.all([readEnglish(req.payload, into, { req }), readKept(req, into)])
    return records
      .filter(({ texts }) => texts.length > 0)
      .map((one) =>
        rowOf(
          into,
          one,
          kept.filter(({ record }) => record === one.id),
        ),
      )
  })
  return (await Promise.all(of)).flat()
}

/** What a desk asks of them. */
export interface DeskAsked {
  into: CollectionSlug | ''
  state: TextState | ''
}

const isAsked = ({ into, texts }: DeskRow, asked: DeskAsked) =>
  (!asked.into || into === asked.into) && (!asked.state || texts[asked.state] > 0)

/** The rows that are asked for, and how many each choice of a filter would find beside the other filter. */
export function filtered(rows: readonly DeskRow[], asked: DeskAsked) {
  const finds = (other: Partial<DeskAsked>) => rows.filter((row) => isAsked(row, { ...asked, ...other })).length
  return {
    rows: rows.filter((row) => isAsked(row, asked)),
    byKind: new Map<string, number>(rows.map(({ into }) => [into, finds({ into })])),
    byState: new Map<string, number>(TEXT_STATES.map((state) => [state, finds({ state })])),
  }
}
