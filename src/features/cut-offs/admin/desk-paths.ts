/** Where the screens for closing ranks are in the studio. */
export const cutOffDeskPaths = {
  importRanks: () => '/admin/import-closing-ranks',
} as const
