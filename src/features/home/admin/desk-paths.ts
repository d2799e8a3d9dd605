/** Path of the banners' studio screen. */
export const homeDeskPaths = { banners: () => '/admin/banners' } as const
