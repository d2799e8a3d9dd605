import type { CollectionConfig, GlobalConfig } from 'payload'

/** Takes the "API" tab, which is for developers, off every form of the studio. */
export const withoutApiTab = <T extends CollectionConfig | GlobalConfig>(configs: T[]): T[] =>
  configs.map((config) => ({ ...config, admin: { ...config.admin, hideAPIURL: true } }))
