import { readChoices } from '@/features/cut-offs/choices/choice-params'
import { rawQueryOf } from '@/lib/request/raw-query'
import { type Language, languageOf } from '@/lib/text/language'
import { askedIn } from '../predictor/asked'
import { authoritiesFor, authorityOf, listOf } from './list'

/** What a file of the list is made of: the question, the authority, and its rows; null without a question. */
export async function askedList(request: Request, context: { params: Promise<{ lang: string }> }) {
  const language: Language = languageOf((await context.params).lang)
  const { searchParams } = new URL(request.url)
  const params = rawQueryOf(searchParams)
  const { asked, terms } = await askedIn(language, params)
  const { question } = asked
  const { choices } = readChoices(params)
  const authorities = question ? await authoritiesFor(question, terms) : []
  const authority = authorityOf(params, authorities, choices)
  if (!question || !authority) return { language, found: null }
  const rows = await listOf(language, question, choices, authority.slug)
  return { language, found: { question, authority, rows, query: [...searchParams] } }
}
