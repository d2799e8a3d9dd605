import type { CollectionConfig, Config, Endpoint, GlobalConfig } from 'payload'
import type { StudioScreens } from './admin/shell/studio'
import type { Dependent } from './hooks/dependents'
import type { Eraser } from './personal/erasure/erasure'
import type { RecordsOf } from './personal/erasure/erasure-queries'
import type { Citing } from './sources/citations'

/** A feature's contributions to Payload's configuration; `payload.config.ts` combines them. */
export interface FeatureConfig {
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  screens?: StudioScreens
  endpoints?: Endpoint[]
  tasks?: NonNullable<NonNullable<Config['jobs']>['tasks']>
  /** Finds a person's records that mails may be about, one per kind. */
  mailsAbout?: RecordsOf[]
  /** Erases the feature's data of a deleted account. */
  erasers?: Eraser[]
  /** Its figures that cite sources. */
  citing?: Citing
  /** Where it keeps a subscription's subject. */
  subscribed?: Dependent
}

type Part<Value> = Value extends readonly (infer One)[] ? One : Value

/** All features' contributions of one kind, in order. */
export const partsOf = <Name extends keyof FeatureConfig>(features: readonly FeatureConfig[], name: Name) =>
  features.flatMap((feature): unknown => feature[name] ?? []) as Part<NonNullable<FeatureConfig[Name]>>[]
