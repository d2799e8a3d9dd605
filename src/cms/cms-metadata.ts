import type { IndexBuilder } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { Rule } from './access/access'

/**
 * Metadata that collections and globals declare for the shared configuration, which reads it from the built
 * configuration and names no feature's records. A new feature otherwise only adds to the site-wide tables in `cms` and
 * `lib` (ARCHITECTURE.md).
 */
export interface CmsMetadata {
  /**
   * REST access for visitors and applicants: `read`, `send` a new record, or work with their `own`; access rules decide
   * which rows. None by default.
   */
  rest?: 'read' | 'send' | 'own'
  /** Fields unique among records outside the trash; for collections with a trash. */
  uniqueOutsideTrash?: readonly [string, ...string[]]
  /** Fields with a substring search, each with its own index. */
  searched?: readonly string[]
  /** Indexes that fields cannot declare, built from the table's columns by field name. */
  indexes?: (columns: never) => Record<string, IndexBuilder>
  /** Audit log options. By default every value is logged. */
  audit?: AuditMetadata
  /** CSV import. */
  import?: {
    /** What the records are called. */
    label: string
    /** Studio screen for uploads. */
    screen: string
    /** Who may import, and undo an import. */
    rule: Rule
    /** Cache tags of what shows the records. */
    tags: () => string[]
    /** SQL over a record by its alias: whether other rows depend on it, so that undoing its import must keep it. */
    inUse?: (record: string) => string
    /** Columns derived from another one, by its name: a draft keeps its own where it keeps that one. */
    goesWith?: Readonly<Record<string, readonly string[]>>
    /** Columns that record later events, which undoing an import leaves alone. */
    keptByUndo?: readonly string[]
    /** SQL over `staged`, the rows being undone: updates what derives from their records in other tables. */
    afterUndo?: readonly string[]
  }
  /** Files its records keep from deletion. */
  holds?: readonly HeldFile[]
  /** Fields with official URLs, by path; lists on the way are walked. */
  links?: readonly string[]
  /** Its translated texts, and where translations are kept. */
  translated?: TranslatedTexts
  /** Its sample records of the first start, shown only until the site is configured. */
  samples?: SampleRecords | SampleRows
  /** Of a global: whether its values are the owners' own. The site is configured once every global says so. */
  isOwn?: (values: Readonly<Record<string, unknown>>) => boolean
}

export interface TranslatedTexts {
  /** Collection of the translations; globals share one. */
  into: CollectionSlug
  /** By path; lists on the way are walked. */
  fields: readonly [string, ...string[]]
  /** Field by which import files name a record: its slug by default. Globals are named by their own slug. */
  named?: string
  /** Cache tags of what shows a record; by default a change revalidates everything in other languages. */
  shownBy?: (record: Readonly<Record<string, unknown>>) => string[]
}

export interface SampleRecords {
  /** Checkbox that marks samples. */
  by: string
  /** Field values of visible records, and those that hide them. */
  shown: Readonly<Record<string, string>>
  hidden: Readonly<Record<string, string>>
}

/** Lists of a global whose rows may be samples, marked by the checkbox `isSample`. */
export interface SampleRows {
  lists: readonly string[]
}

interface AuditMetadata {
  /** Not logged: written by the server only, so there is no author. */
  isLeftOut?: boolean
  /** For records about people: only these fields' values are logged, of others only that they changed. */
  shown?: readonly string[]
  /** Field of the record's stage: changes are logged as moves. */
  moves?: string
  /** How the log names records logged by id; their titles by default. */
  nameOf?: (req: PayloadRequest, id: string) => Promise<string | null>
  /** Whether its title is personal, or the name of a person's file: the log then keeps the id only. */
  isNamedById?: boolean
  /** A non-personal field of such a record, such as the post: logged beside the id, and kept after deletion. */
  kept?: string
}

interface HeldFile {
  file: CollectionSlug
  /** The field that names one. */
  by: string
  /** Condition on the records whose files count; all by default. */
  where?: Where
}

/** Value for `custom` of a collection or global. */
export const cmsMetadata = (metadata: CmsMetadata): { metadata: CmsMetadata } => ({ metadata })

/** Metadata of a collection or global. */
export const metadataOf = (config: { custom?: { metadata?: CmsMetadata } } | undefined): CmsMetadata =>
  config?.custom?.metadata ?? {}

export const importedCollections = <Collection extends { slug: string; custom?: object }>(
  collections: readonly Collection[],
): Collection[] => collections.filter((collection) => metadataOf(collection).import)
