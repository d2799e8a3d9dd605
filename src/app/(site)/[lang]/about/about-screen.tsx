import { AnsweredLately } from '@/app/(site)/answered-lately'
import { siteCounts } from '@/app/(site)/site-counts'
import type { SiteSettingsView } from '@/components/layout/site-view'
import { JsonLd } from '@/components/seo/json-ld'
import { breadcrumbData, organizationPageData } from '@/components/seo/page-metadata'
import { ButtonLink } from '@/components/ui/button'
import { ClaimedFigures } from '@/components/ui/page/claimed-figures'
import { Actions, ClosingCall } from '@/components/ui/page/closing-call'
import { PageHead, Section } from '@/components/ui/page/page'
import { Team, TitledRows } from '@/features/pages/components/about'
import { pageMessages } from '@/features/pages/messages'
import type { AboutPageView } from '@/features/pages/page-views'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { withoutSamples } from '@/lib/views/statistic'

/** The about page, from saved values or those of the studio's form. */
export async function AboutScreen(props: { language: Language; page: AboutPageView; site: SiteSettingsView }) {
  const { language, page, site } = props
  const messages = pageMessages(language).about
  const paths = pathsIn(language)
  const team = withoutSamples(page.team, site.isConfigured)
  const trail = [{ name: messages.crumb }]

  return (
    <>
      <JsonLd
        data={organizationPageData(
          'AboutPage',
          { name: messages.title, path: paths.about(), description: messages.description },
          site,
        )}
      />
      <JsonLd data={breadcrumbData(language, trail)} />
      <PageHead language={language} seed="about" title={messages.title} lead={page.introduction} trail={trail} />
      <div className="wrap">
        <ClaimedFigures
          language={language}
          statistics={page.statistics}
          counts={await siteCounts()}
          isConfigured={site.isConfigured}
        />
      </div>
      {page.mission && (
        <Section title={messages.mission}>
          <p className="text-lead leading-notice">{page.mission}</p>
        </Section>
      )}
      {page.values.length > 0 && (
        <Section title={messages.values}>
          <TitledRows rows={page.values} />
        </Section>
      )}
      {team.length > 0 && (
        <Section title={messages.team}>
          <Team language={language} members={team} />
        </Section>
      )}
      {page.whyChoose.length > 0 && (
        <Section title={messages.whyChoose}>
          <TitledRows rows={page.whyChoose} />
        </Section>
      )}
      <ClosingCall
        seed="about closing"
        title={messages.closingTitle}
        text={messages.closingText}
        after={<AnsweredLately language={language} />}
      >
        <Actions>
          <ButtonLink href={paths.contact()}>{messages.contact}</ButtonLink>
          <ButtonLink kind="line" href={paths.admission()}>
            {messages.admission}
          </ButtonLink>
        </Actions>
      </ClosingCall>
    </>
  )
}
