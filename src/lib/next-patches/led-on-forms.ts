import { wrapRequests } from './wrap-requests'

const TEMPORARY_REDIRECT = 307
const SEE_OTHER = 303

/**
 * Has who sent a form, and is led elsewhere by the page that was to show its answer, go there as a reader. Next 16.4
 * answers with 307, and a browser without script sends the form again, to a page that does not know it: whose session
 * had ended read "Server Action unavailable." in place of the form to sign in.
 */
export function leadFormsOn(): void {
  wrapRequests((request, response, handOn) => {
    const isForm = request.method === 'POST' && request.headers['content-type']?.startsWith('multipart/form-data')
    if (isForm && !request.url?.startsWith('/api/') && !request.headers['next-action']) {
      const { writeHead } = response
      response.writeHead = (status: number, ...rest: unknown[]) =>
        Reflect.apply(writeHead, response, [status === TEMPORARY_REDIRECT ? SEE_OTHER : status, ...rest])
    }
    return handOn(request, response)
  })
}
