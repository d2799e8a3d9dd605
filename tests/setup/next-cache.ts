/** Stands in for `next/cache.js` where nothing is to be kept: `vi.mock('next/cache.js', () => import('../../setup/next-cache'))`. */
export const revalidateTag = () => undefined
export const revalidatePath = () => undefined
export const unstable_cache = (read: unknown) => read
