import { FOREIGN_HOST, SCRIPT_MARK } from './values.mjs'

/** No request may take longer, in milliseconds. */
export const SLOW_MILLISECONDS = 5000
const scripts = new RegExp(`<script[^>]*>[^<]*${SCRIPT_MARK}\\(`, 'i')
const handlers = new RegExp(`<[a-z]+[^<>]*[\\s/]on[a-z]+=[^<>]*${SCRIPT_MARK}\\(`, 'i')
const addresses = new RegExp(
  `(?:href|src|action|formaction|data|srcdoc)=["']?\\s*(?:javascript|data:text/html)[^"'>]*${SCRIPT_MARK}`,
  'i',
)
/** A tag whose quoted values are left out, handlers apart: what stands in the others is text. */
const withoutValues = (text) =>
  text.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/([^\s=]*)=("[^"]*"|'[^']*')/g, (pair, name) => (/^on/i.test(name) ? pair : `${name}=""`)),
  )
const runs = (text) => scripts.test(text) || addresses.test(text) || handlers.test(withoutValues(text))
/** What PostgreSQL, Payload or Node say among themselves. */
const inner =
  /\n\s+at \S.*\(?(?:file|node):|node_modules|Failed query|PostgresError|DrizzleQueryError|duplicate key value|syntax error at or near/

const isShown = ({ 'content-type': type = 'text/html' }) => /html|xml|svg/.test(type)

/** Scripts of ours may hold what was asked, as data; only what is data alone is passed over. */
const ours = /<script([^>]*)>((?:\(?self\.__next_f|\{)[^<]*)<\/script>/g
const pushes = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\);?)?(?:self\.__next_f\.push\((.*)\))?$/s

function isData(attributes, inside) {
  const json = attributes.includes('application/ld+json') ? inside : (pushes.exec(inside)?.[1] ?? '[]')
  try {
    JSON.parse(json)
    return attributes.includes('application/ld+json') || pushes.test(inside)
  } catch {
    return false
  }
}

const outsideData = (text) =>
  text.replace(ours, (whole, attributes, inside) => (isData(attributes, inside) ? '' : whole))

const leadsAway = (location) => {
  const target = URL.canParse(location, 'http://ours.invalid') ? new URL(location, 'http://ours.invalid') : null
  return target?.hostname === FOREIGN_HOST || target?.hostname.endsWith(`.${FOREIGN_HOST}`)
}

/** Whether it says itself that another site sent it, and names no origin as a browser would. */
const isOfAnotherSite = ({ method, headers = {} }) =>
  method === 'POST' && ['cross-site', 'same-site'].includes(headers['sec-fetch-site']) && headers.origin === undefined
/** Whether it claims that the site has another name. */
const claimsAnotherHost = ({ raw = '' }) => raw.includes(`Host: ${FOREIGN_HOST}\r\n`)

/**
 * What is wrong with an answer, in words; nothing for a good one.
 * @param marks texts that only other people's rows hold
 */
export function faultsOf({ status, headers = {}, text = '', failure }, { marks, request }) {
  const faults = []
  if (failure && !failure.startsWith('unsendable')) faults.push(`no answer: ${failure}`)
  if (status >= 500) faults.push(`answered ${status}`)
  const all = `${JSON.stringify(headers)}${text}`
  const seen = marks.find(({ mark, owner }) => owner !== request.as && all.includes(mark))
  if (seen) faults.push(`showed ${seen.what} of somebody else`)
  if (isShown(headers) && runs(outsideData(text))) faults.push('reflected a script')
  if (headers['x-injected'] !== undefined) faults.push('took a header from a value')
  if (headers.location && leadsAway(headers.location)) faults.push(`led away to ${headers.location}`)
  if (isOfAnotherSite(request) && status < 400) faults.push('took what another site sent')
  if (claimsAnotherHost(request) && all.includes(FOREIGN_HOST)) faults.push('believed another name of the site')
  if (inner.test(text)) faults.push('told of its inner workings')
  return faults
}
