/** The address of the upload; the file is the request's body. */
export const importAddress = (mode: 'check' | 'commit', fileName: string) =>
  `/api/jobs/import?${new URLSearchParams({ mode, name: fileName })}`

export const TEMPLATE_ADDRESS = '/api/jobs/import-template'
