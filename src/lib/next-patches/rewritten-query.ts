import { wrapRequests } from './wrap-requests'

/** Named by Next's router: the query that a rewrite led to. */
const HEADER = 'x-nextjs-rewritten-query'

/**
 * Keeps Next from telling its router in the browser that a rewrite took the query away. Next compares the query that was
 * asked with that of the rewrite's target, which says none, although the page is rendered with what was asked: the
 * router then takes `/login?mode=create` for `/login` and shows what is there already.
 */
export function keepAskedQuery(): void {
  wrapRequests((request, response, handOn) => {
    if (request.headers.rsc) {
      const { setHeader } = response
      response.setHeader = (name, value) =>
        name === HEADER && value === '' ? response : setHeader.call(response, name, value)
    }
    return handOn(request, response)
  })
}
