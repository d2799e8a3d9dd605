/** Who states a figure: the authority, the college itself, a newspaper, or nobody but this site. */
export const SOURCE_KINDS = ['official', 'college', 'press', 'own'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** The kinds behind which there is a document of somebody else. */
export const VERIFIED_KINDS = ['official', 'college', 'press'] as const satisfies readonly SourceKind[]

/** What grows old, each after a time of its own: the months stand in the settings "Facts and sources". */
export const SHELVES = ['fees', 'seats', 'sites'] as const
export type Shelf = (typeof SHELVES)[number]
/** Months for which a figure of each kind holds. */
export type ShelfLives = Record<Shelf, number>

export const DEFAULT_SHELF_LIVES: ShelfLives = { fees: 12, seats: 12, sites: 6 }
