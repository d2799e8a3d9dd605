import { wrapRequests } from './wrap-requests'

const TEMPORARY_REDIRECT = 307
const SEE_OTHER = 303

/**
 * Redirects the sender of a form with 303, as a reader, when the page that was to show the result redirects. Next 16.4
 * uses 307, so a browser without script submits the form again, to a page that does not know it: after a session had
 * ended it showed "Server Action unavailable." instead of the sign-in form.
 */
export function redirectFormsWithGet(): void {
  wrapRequests((request, response, next) => {
    const isForm = request.method === 'POST' && request.headers['content-type']?.startsWith('multipart/form-data')
    if (isForm && !request.url?.startsWith('/api/') && !request.headers['next-action']) {
      const { writeHead } = response
      response.writeHead = (status: number, ...rest: unknown[]) =>
        Reflect.apply(writeHead, response, [status === TEMPORARY_REDIRECT ? SEE_OTHER : status, ...rest])
    }
    return next(request, response)
  })
}
