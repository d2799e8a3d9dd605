/** The addresses of the colleges' own screens in the studio. */
export const collegeDeskPaths = {
  featured: () => '/admin/featured',
  importColleges: () => '/admin/import-colleges',
  importOfficialList: () => '/admin/import-official-list',
} as const
