import { FOREIGN_HOST, SCRIPT_MARK } from './values.mjs'

const SLOW_MILLISECONDS = 5000
const runs = [
  new RegExp(`<script[^>]*>[^<]*${SCRIPT_MARK}\\(`, 'i'),
  new RegExp(`<[a-z]+[^<>]*\\son[a-z]+=[^<>"']*${SCRIPT_MARK}\\(`, 'i'),
  new RegExp(`<[a-z]+[^<>]*/on[a-z]+=[^<>"']*${SCRIPT_MARK}\\(`, 'i'),
  new RegExp(
    `(?:href|src|action|formaction|data|srcdoc)=["']?\\s*(?:javascript|data:text/html)[^"'>]*${SCRIPT_MARK}`,
    'i',
  ),
]
/** What PostgreSQL, Payload or Node say among themselves. */
const inner =
  /\bat .+\(?(?:file|node):|node_modules|Failed query|PostgresError|DrizzleQueryError|duplicate key value|syntax error at or near/

const isShown = ({ 'content-type': type = 'text/html' }) => /html|xml|svg/.test(type)

/** Scripts of ours may hold what was asked, as data: inside a string, where `<` is spelled out. */
const data =
  /<script[^>]*>self\.__next_f\.push\(\[1,"(?:[^"\\<]|\\.)*"\]\)<\/script>|<script type="application\/ld\+json">[^<]*<\/script>/g
const outsideData = (text) => text.replace(data, '')

const leadsAway = (location) => {
  const target = URL.canParse(location, 'http://ours.invalid') ? new URL(location, 'http://ours.invalid') : null
  return target?.hostname === FOREIGN_HOST || target?.hostname.endsWith(`.${FOREIGN_HOST}`)
}

/**
 * What is wrong with an answer, in words; nothing for a good one.
 * @param marks texts that only other people's rows hold
 */
export function faultsOf({ status, headers = {}, text = '', milliseconds, failure }, { marks, request }) {
  const faults = []
  if (failure && !failure.startsWith('unsendable')) faults.push(`no answer: ${failure}`)
  if (status >= 500) faults.push(`answered ${status}`)
  if (milliseconds > SLOW_MILLISECONDS) faults.push(`took ${milliseconds} ms`)
  const all = `${JSON.stringify(headers)}${text}`
  const seen = marks.find(({ mark, owner }) => owner !== request.as && all.includes(mark))
  if (seen) faults.push(`showed ${seen.what} of somebody else`)
  if (isShown(headers) && runs.some((pattern) => pattern.test(outsideData(text)))) faults.push('reflected a script')
  if (headers['x-injected'] !== undefined) faults.push('took a header from a value')
  if (headers.location && leadsAway(headers.location)) faults.push(`led away to ${headers.location}`)
  if (inner.test(text)) faults.push('told of its inner workings')
  return faults
}
