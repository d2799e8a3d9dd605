import { APIError } from 'payload'
import { type RefusalFacts, type TextsByCode, textOfCode } from './texts-by-code'

/**
 * A refusal of ours. Its code is what programs go by; the sentence of the code is what REST and the studio show.
 * @param texts the sentences by code, in the language of the studio
 * @param status of the answer over HTTP
 * @param facts what the sentence names
 */
export function refusalError<Texts extends TextsByCode>(
  texts: Texts,
  code: keyof Texts & string,
  status = 400,
  facts: RefusalFacts = {},
): APIError {
  return new APIError(textOfCode(texts, code, facts) ?? code, status, { code, ...facts }, true)
}
