import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage'
import type { Config, Plugin } from 'payload'
import { env } from '@/lib/env'

/** The records with a file. Their file names never meet: photographs, people's photos by id, and PDFs. */
const forEachUpload = <T>({ collections = [] }: Config, value: T): Record<string, T> =>
  Object.fromEntries(collections.filter(({ upload }) => upload).map(({ slug }) => [slug, value]))

/**
 * Where files are kept: folders of this machine, or one private bucket of an S3 store that several instances share.
 * Files are handed out by the collections' own access rules either way. The records have the same columns in both
 * cases, so that one set of migrations serves them.
 */
export const fileStorage: Plugin = async (config) => {
  if (!env.S3_BUCKET || !env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) {
    return cloudStoragePlugin({
      enabled: false,
      alwaysInsertFields: true,
      collections: forEachUpload(config, { adapter: null }),
    })(config)
  }
  // Loaded only where it is used: the client of the store is large.
  const { s3Storage } = await import('@payloadcms/storage-s3')
  return s3Storage({
    alwaysInsertFields: true,
    bucket: env.S3_BUCKET,
    collections: forEachUpload<true>(config, true),
    config: {
      credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
      endpoint: env.S3_ENDPOINT,
      // Other stores than Amazon's take the bucket in the path and know nothing of its newer checksums.
      forcePathStyle: Boolean(env.S3_ENDPOINT),
      region: env.S3_REGION,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  })(config)
}
