const FORM =
  /^\/admin\/(?:collections\/(?<collection>[a-z-]+)\/(?<id>[0-9a-f-]{36})|globals\/(?<global>[a-z-]+))(?:\/|$)/

/**
 * Where Payload's lock of the record whose form stands at an address of the studio is ended, if it is this person's.
 * @param pathname such as `/admin/collections/colleges/<id>` or `/admin/globals/home`
 * @param user the id of who is signed in
 * @returns the address for DELETE; null where no form stands
 */
export function ownLockUrl(pathname: string, user: string): string | null {
  const { collection, id, global } = FORM.exec(pathname)?.groups ?? {}
  if (!global && !(collection && id)) return null
  const record: [string, string | undefined][] = global
    ? [['globalSlug', global]]
    : [
        ['document.relationTo', collection],
        ['document.value', id],
      ]
  const conditions = [...record, ['user.value', user]].map(([field, value = '']) => [`where[${field}][equals]`, value])
  return `/api/payload-locked-documents?${new URLSearchParams(conditions)}`
}
