import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage'
import type { Config, Plugin } from 'payload'
import { env } from '@/lib/env'

/** Upload collections. Their file names never collide: photographs, people's photos by id, and PDFs. */
const forEachUpload = <T>({ collections = [] }: Config, value: T): Record<string, T> =>
  Object.fromEntries(collections.filter(({ upload }) => upload).map(({ slug }) => [slug, value]))

/**
 * File storage: local folders, or one private S3 bucket shared by several instances. Files are served under access
 * rules either way. The columns are the same in both cases, so that one set of migrations serves them.
 */
export const fileStorage: Plugin = async (config) => {
  if (!env.S3_BUCKET || !env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) {
    return cloudStoragePlugin({
      enabled: false,
      alwaysInsertFields: true,
      collections: forEachUpload(config, { adapter: null }),
    })(config)
  }
  // Loaded on demand: the S3 client is large.
  const { s3Storage } = await import('@payloadcms/storage-s3')
  return s3Storage({
    alwaysInsertFields: true,
    bucket: env.S3_BUCKET,
    collections: forEachUpload<true>(config, true),
    config: {
      credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
      endpoint: env.S3_ENDPOINT,
      // Stores other than Amazon's need path-style URLs and lack the newer checksums.
      forcePathStyle: Boolean(env.S3_ENDPOINT),
      region: env.S3_REGION,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  })(config)
}
