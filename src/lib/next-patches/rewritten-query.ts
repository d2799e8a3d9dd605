import { wrapRequests } from './wrap-requests'

/** Set by Next's router: the query after a rewrite. */
const HEADER = 'x-nextjs-rewritten-query'

/**
 * Keeps Next from telling its client router that a rewrite removed the query. Next compares the requested query with
 * that of the rewrite's target, which has none, although the page is rendered with the requested one: the router then
 * takes `/login?mode=create` for `/login` and keeps what is shown.
 */
export function preserveQuery(): void {
  wrapRequests((request, response, next) => {
    if (request.headers.rsc) {
      const { setHeader } = response
      response.setHeader = (name, value) =>
        name === HEADER && value === '' ? response : setHeader.call(response, name, value)
    }
    return next(request, response)
  })
}
