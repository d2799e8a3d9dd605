import type { IndexBuilder } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { Rule } from './access/access'

/**
 * What a collection or global tells the shared configuration of itself. The shared configuration reads it from the
 * built configuration and names no feature's records: what a new feature adds to in `cms` and `lib` are the tables of
 * the whole site (ARCHITECTURE.md).
 */
export interface CmsMetadata {
  /**
   * What visitors and applicants may ask for over REST: to `read` it, to `send` a new one, or to work with their `own`;
   * access rules decide which rows. Without it they get no answer at all.
   */
  rest?: 'read' | 'send' | 'own'
  /** Fields that no two records outside the trash share; of a collection with a trash. */
  uniqueOutsideTrash?: readonly [string, ...string[]]
  /** Fields that are searched for a part of a word, each by an index of its own. */
  searched?: readonly string[]
  /** Indexes that fields cannot state, made from the columns of the table by the names of the fields. */
  indexes?: (columns: never) => Record<string, IndexBuilder>
  /** How the audit log tells of it. Without it every value is written down. */
  audit?: AuditMetadata
  /** That files of CSV are read into it. */
  import?: {
    /** What the records are called. */
    label: string
    /** The screen of the studio where a file is uploaded. */
    screen: string
    /** Whose work it is to import, and to undo an import. */
    rule: Rule
    /** What shows the records. */
    tags: () => string[]
    /** SQL over a record by its name in the statement: whether others count on it, so that no import that made it takes it away. */
    inUse?: (record: string) => string
    /** Columns that say something of another one, by its name: a draft keeps its own where it keeps that one. */
    goesWith?: Readonly<Record<string, readonly string[]>>
    /** Columns that say what happened to a record besides, which undoing an import leaves as they are. */
    keptByUndo?: readonly string[]
    /** SQL over `staged`, the rows that an import is undone of: what follows from its records in other tables. */
    afterUndo?: readonly string[]
  }
  /** The files that it keeps alive. */
  holds?: readonly HeldFile[]
  /** Fields that hold official web addresses, by their paths; a list on the way is walked through. */
  links?: readonly string[]
  /** Which of its texts are said in other languages, and where that is kept. */
  translated?: TranslatedTexts
  /** What of it can be a sample of the first start, which is shown only until the site is configured. */
  samples?: SampleRecords | SampleRows
  /** Of a global: whether what it holds is its owners' own by now. The site is configured once every global says so. */
  isOwn?: (values: Readonly<Record<string, unknown>>) => boolean
}

export interface TranslatedTexts {
  /** The collection of the translations; globals share one. */
  into: CollectionSlug
  /** By their paths; a list on the way is walked through. */
  fields: readonly [string, ...string[]]
  /** The field by which files name a record: its slug unless said. A global is named by its own. */
  named?: string
  /** The tags of what says a record's; without it everything in other languages is made anew when one changes. */
  shownBy?: (record: Readonly<Record<string, unknown>>) => string[]
}

/** Records of a collection that may be samples. */
export interface SampleRecords {
  /** The checkbox that marks one. */
  by: string
  /** The values of a record that visitors see, and those that hide it from them. */
  shown: Readonly<Record<string, string>>
  hidden: Readonly<Record<string, string>>
}

/** Lists of a global whose rows may be samples, marked by their checkbox `isSample`. */
export interface SampleRows {
  lists: readonly string[]
}

interface AuditMetadata {
  /** Written by the server alone, so there is nobody to name. */
  isLeftOut?: boolean
  /** Of a record about a person only these values are written down, and of any other field only that it changed. */
  shown?: readonly string[]
  /** The field that says how far a record is: a change of it is told as a move. */
  moves?: string
  /** What records that are named by their ids are called where the log is read; their titles without it. */
  nameOf?: (req: PayloadRequest, id: string) => Promise<string | null>
  /** Whether its title is a person's name or address, or the name of a person's file: the log names it by its id. */
  isNamedById?: boolean
  /** A field of such a record that names nobody, the post for one: it stands beside the id, and stays when the record goes. */
  kept?: string
}

interface HeldFile {
  /** The collection of the files. */
  file: CollectionSlug
  /** The field that names one. */
  by: string
  /** Records that hold theirs; all without it. */
  where?: Where
}

/** For the `custom` of a collection or global. */
export const cmsMetadata = (metadata: CmsMetadata): { metadata: CmsMetadata } => ({ metadata })

/** What a collection or global has declared. */
export const metadataOf = (config: { custom?: { metadata?: CmsMetadata } } | undefined): CmsMetadata =>
  config?.custom?.metadata ?? {}

/** The collections into which files are read. */
export const importedCollections = <Collection extends { slug: string; custom?: object }>(
  collections: readonly Collection[],
): Collection[] => collections.filter((collection) => metadataOf(collection).import)
