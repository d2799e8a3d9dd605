/** The address of the banners' screen in the studio. */
export const homeDeskPaths = { banners: () => '/admin/banners' } as const
