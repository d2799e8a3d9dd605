/** What the site asked of the cache of pages, which stands in the place of Next's: it keeps nothing. */
export const noted = { cleared: new Set<string>(), read: new Set<string>(), keys: new Set<string>() }

export const revalidateTag = (tag: string) => noted.cleared.add(tag)
export const revalidatePath = () => undefined
export const unstable_cache = (read: () => Promise<unknown>, [name = '']: string[], { tags }: { tags: string[] }) => {
  noted.keys.add(name)
  for (const tag of tags) noted.read.add(tag)
  return read
}
