import type { CollectionConfig, Config, Endpoint, GlobalConfig } from 'payload'
import type { StudioScreens } from './admin/shell/studio'
import type { Dependent } from './hooks/dependents'
import type { Eraser, RecordsOf } from './personal/erasure/erasure'
import type { Citing } from './sources/citations'

/** What a feature adds to the configuration of Payload; `payload.config.ts` puts the features together. */
export interface FeatureConfig {
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  screens?: StudioScreens
  endpoints?: Endpoint[]
  tasks?: NonNullable<NonNullable<Config['jobs']>['tasks']>
  /** Find a person's records that mails may be about, one for each kind. */
  mailsAbout?: RecordsOf[]
  /** Erase what the feature keeps of a person whose account is deleted. */
  erasers?: Eraser[]
  /** Its figures that name sources. */
  citing?: Citing
  /** Where it keeps what a subscription is about. */
  subscribed?: Dependent
}

type Part<Value> = Value extends readonly (infer One)[] ? One : Value

/** What all features add of one kind, in their order. */
export const partsOf = <Name extends keyof FeatureConfig>(features: readonly FeatureConfig[], name: Name) =>
  features.flatMap((feature): unknown => feature[name] ?? []) as Part<NonNullable<FeatureConfig[Name]>>[]
