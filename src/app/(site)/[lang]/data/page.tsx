import type { Dataset } from 'schema-dts'
import { metadataOf, pageOf } from '@/app/(site)/language'
import { JsonLd } from '@/components/seo/json-ld'
import { DataTable, TableHead } from '@/components/ui/data-table'
import { PageHead } from '@/components/ui/page/page'
import { columnsOf, DATA_SET_NAMES, fileOf, LICENCE, PACKAGE_FILE } from '@/features/open-data/data-sets'
import { openDataMessages } from '@/features/open-data/messages'
import { editionOf } from '@/features/open-data/queries'
import { getSiteSettings } from '@/features/pages/queries'
import { env } from '@/lib/env'
import { pathsIn } from '@/lib/paths/site-paths'
import { dayText } from '@/lib/text/format'

export const generateMetadata = metadataOf((language) => {
  const { title, description } = openDataMessages(language)
  return { title, description, path: (paths) => paths.openData() }
})

/** The open data tables, their columns, and the checksums of the files. */
export default pageOf(async (language) => {
  const messages = openDataMessages(language)
  const paths = pathsIn(language)
  const { brand } = await getSiteSettings()
  const sets = await Promise.all(
    DATA_SET_NAMES.map(async (set) => ({ set, ...messages.sets[set], edition: await editionOf(set) })),
  )
  return (
    <>
      <PageHead
        language={language}
        seed="data"
        title={messages.title}
        lead={messages.lead}
        trail={[{ name: messages.title }]}
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 pb-section">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
          {sets.map(({ set, title, about, edition }) => (
            <section key={set} aria-labelledby={set} className="grid content-start gap-2">
              <h2 id={set} className="text-h3">
                {title}
              </h2>
              <p className="max-w-reading">{about}</p>
              {set === 'pay-by-department' && <p className="max-w-reading">{messages.payMethod}</p>}
              {edition.rows === 0 && <p className="max-w-reading text-quiet">{messages.noRows}</p>}
              <p className="flex flex-wrap gap-x-6 gap-y-1">
                <a href={paths.openDataFile(fileOf(set))} download>
                  {messages.download(title)}
                </a>
                <span className="text-quiet" data-source-of="part">
                  {messages.rows(edition.rows)}, {messages.size(edition.bytes)}
                </span>
              </p>
              <details>
                <summary className="min-h-tap cursor-pointer py-2">
                  {messages.columns}
                  <span className="sr-only">: {title}</span>
                </summary>
                <DataTable label={`${messages.columns}: ${title}`} stacks="labelled">
                  <table className="narrow">
                    <TableHead columns={[messages.column, messages.holds]} />
                    <tbody>
                      {columnsOf(set).map(({ name }) => (
                        <tr key={name}>
                          <th scope="row" lang="en" translate="no">
                            {name}
                          </th>
                          <td data-label={messages.holds}>{messages.meanings[name]}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </DataTable>
              </details>
            </section>
          ))}
        </div>
        <section aria-labelledby="terms" className="grid gap-2">
          <h2 id="terms" className="text-h3">
            {messages.about}
          </h2>
          <p className="max-w-reading">{messages.licence(brand)}</p>
          <p className="max-w-reading">{messages.noSource}</p>
          <p className="max-w-reading">{messages.noPersons}</p>
          <p className="flex flex-wrap gap-x-6 gap-y-1">
            <a href={LICENCE.path} rel="license noopener">
              {messages.licenceLink}
            </a>
            <a href={paths.openDataFile(PACKAGE_FILE)}>{messages.package}</a>
          </p>
          {sets[0]?.edition.day && <p>{messages.version(dayText(language, sets[0].edition.day))}</p>}
          <dl className="grid gap-2">
            {sets.map(({ set, edition }) => (
              <div key={set}>
                <dt lang="en" translate="no">
                  {fileOf(set)}, {messages.checksum}
                </dt>
                <dd className="font-mono text-sm wrap-anywhere">{edition.checksum}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      {sets.map(({ set, title, about, edition }) => (
        <JsonLd<Dataset>
          key={set}
          data={{
            '@context': 'https://schema.org',
            '@type': 'Dataset',
            name: title,
            description: about,
            url: `${env.SITE_URL}${paths.openData()}#${set}`,
            license: LICENCE.path,
            isAccessibleForFree: true,
            ...(edition.day ? { dateModified: edition.day } : {}),
            creator: { '@type': 'Organization', name: brand, url: env.SITE_URL },
            variableMeasured: columnsOf(set).map(({ name }) => name),
            distribution: {
              '@type': 'DataDownload',
              encodingFormat: 'text/csv',
              contentUrl: env.SITE_URL + paths.openDataFile(fileOf(set)),
              sha256: edition.checksum,
            },
          }}
        />
      ))}
    </>
  )
})
