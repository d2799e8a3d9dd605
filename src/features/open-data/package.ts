import { env } from '@/lib/env'
import { pathsIn } from '@/lib/language'
import { columnsOf, DATA_SET_NAMES, fileOf, LICENCE } from './data-sets'
import { openDataMessages } from './messages'
import { editionOf } from './queries'

/** All the tables as programs read them: the descriptor of Frictionless Data's "Data Package", version 1. */
export async function dataPackage() {
  const messages = openDataMessages('en')
  const paths = pathsIn('en')
  return {
    profile: 'tabular-data-package',
    name: 'medical-admissions-and-careers',
    title: messages.title,
    description: messages.description,
    homepage: env.SITE_URL + paths.openData(),
    licenses: [LICENCE],
    resources: await Promise.all(
      DATA_SET_NAMES.map(async (set) => {
        const { rows, bytes, checksum, day } = await editionOf(set)
        return {
          name: set,
          title: messages.sets[set].title,
          description: messages.sets[set].about,
          path: env.SITE_URL + paths.openDataFile(fileOf(set)),
          profile: 'tabular-data-resource',
          format: 'csv',
          mediatype: 'text/csv',
          encoding: 'utf-8',
          bytes,
          hash: `sha256:${checksum}`,
          version: day,
          rows,
          licenses: [LICENCE],
          schema: {
            fields: columnsOf(set).map(({ name, type, unit }) => ({
              name,
              type,
              description: messages.meanings[name],
              ...(unit ? { unit: messages.units[unit] } : {}),
            })),
            missingValues: [''],
          },
        }
      }),
    ),
  }
}
