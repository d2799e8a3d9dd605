import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { routeLanguage } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { SourceList } from '@/components/sources/source-list'
import { SourcePanels } from '@/components/sources/source-panels'
import { ArrowLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs'
import { Part } from '@/components/ui/page/section'
import { collegeAt } from '@/features/colleges/page/queries'
import { cutOffsOfCollege } from '@/features/cut-offs/records/cut-offs-queries'
import { categoryOf } from '@/features/cut-offs/schema'
import { CategoryForm } from '@/features/cut-offs/shown/components/category-form'
import { CutOffList } from '@/features/cut-offs/shown/components/cut-off-list'
import { cutOffMessages } from '@/features/cut-offs/shown/messages'
import { chosenYear, openSeatsBeside } from '@/features/cut-offs/shown/series'
import { pathsIn } from '@/lib/paths/paths'
import { RECORD_LANGUAGES } from '@/lib/text/language'

interface Props {
  params: Promise<{ slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function requestedCollege({ params }: Props) {
  const language = await routeLanguage()
  const answer = await collegeAt(language, (await params).slug)
  if (!answer) notFound()
  if ('movedTo' in answer) permanentRedirect(pathsIn(language).collegeCutOffs(answer.movedTo))
  return answer.college
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const language = await routeLanguage()
  const { name, slug } = await requestedCollege(props)
  const texts = cutOffMessages(language)
  return pageMetadata(language, {
    languages: RECORD_LANGUAGES,
    title: texts.pageTitle(name),
    description: texts.pageDescription(name),
    // One category of a college is a part of its page, which search engines have.
    path: (paths) => paths.college(slug),
    robots: 'noindex, follow',
  })
}

/** The cut-offs of a college for a category that somebody chose; the college's own page, which is static, has those of the open one. */
export default async function CollegeCutOffsPage(props: Props) {
  const language = await routeLanguage()
  const texts = cutOffMessages(language)
  const paths = pathsIn(language)
  const college = await requestedCollege(props)
  const asked = await props.searchParams
  const category = categoryOf(asked.category)
  const yearHref = (year: number) =>
    paths.collegeCutOffs(college.slug, { ...(category && { category }), year: String(year) })
  const series = category ? await cutOffsOfCollege(college.id, { central: category }) : []
  const open =
    !category || category === 'open'
      ? []
      : openSeatsBeside(series, await cutOffsOfCollege(college.id, { central: 'open' }))
  const year = chosenYear([...series, ...open], asked.year)
  const marks = [...series, ...open].flatMap(({ figures }) => figures.map(({ mark }) => mark))
  const trail = [
    { name: texts.home, href: paths.home() },
    { name: texts.colleges, href: paths.colleges() },
    { name: college.name, href: paths.college(college.slug) },
    { name: texts.title },
  ]
  return (
    <>
      <div className="wrap grid gap-5 pb-[calc(var(--spacing-section)*1.5)]">
        <Breadcrumbs language={language} trail={trail} />
        <h1 className="text-h2">{texts.pageTitle(college.name)}</h1>
        <p>{texts.lead}</p>
        <CategoryForm language={language} action={paths.collegeCutOffs(college.slug)} category={category} />
        {category ? (
          <Part id="cut-offs" title={texts.of(texts.categories[category])}>
            {series.length > 0 ? (
              <CutOffList language={language} series={series} year={year} yearHref={yearHref} />
            ) : (
              <p>{texts.none(texts.categories[category])}</p>
            )}
            {open.length > 0 && (
              <>
                <p>{texts.openSeats(texts.categories[category])}</p>
                <CutOffList language={language} series={open} year={year} yearHref={yearHref} />
              </>
            )}
          </Part>
        ) : (
          <Notice kind="bad">{texts.unknownCategory}</Notice>
        )}
        {marks.length > 0 && (
          <Part id="sources" title={texts.sources}>
            <SourceList language={language} figures={marks} />
          </Part>
        )}
        <p>
          <ArrowLink back href={paths.college(college.slug)}>
            {texts.back(college.name)}
          </ArrowLink>
        </p>
      </div>
      <SourcePanels language={language} figures={marks} />
    </>
  )
}
