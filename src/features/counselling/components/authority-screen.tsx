import { SourcePanels, SourcesPart } from '@/components/sources/sources'
import { ArrowLink } from '@/components/ui/button'
import { FactList } from '@/components/ui/facts'
import { PageHead, Part } from '@/components/ui/page/page'
import { type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { COURSES } from '@/lib/vocabulary'
import { counsellingMessages } from '../messages'
import type { AuthorityView } from '../queries'
import { ReminderForm } from '../reminders/components/reminder-form'
import { reminderMessages } from '../reminders/messages'
import { AuthorityDates, AuthoritySite } from './authority-entry'
import { RuleList } from './state-dates'

type AuthorityScreenProps = { language: Language; authority: AuthorityView; today: string }

/**
 * Page of one authority.
 * @param today Indian day
 */
export function AuthorityScreen({ language, authority, today }: AuthorityScreenProps) {
  const messages = counsellingMessages(language)
  const paths = pathsIn(language)
  const notices = [...authority.dates.map(({ notice }) => notice), ...authority.rules.map(({ mark }) => mark)]
  const names = COURSES.filter(({ key }) => authority.courses.includes(key)).map(({ name }) => name)
  const trail = [{ name: messages.title, href: paths.counselling() }, { name: authority.name }]
  return (
    <>
      <PageHead
        language={language}
        seed={`counselling ${authority.slug}`}
        trail={trail}
        title={authority.name}
        lead={authority.allots}
      />
      <div className="wrap pb-[calc(var(--spacing-section)*1.5)]">
        <Part id="facts">
          <FactList
            facts={[
              {
                label: messages.state,
                value: authority.region ? nameIn(language, authority.region.name) : messages.allIndia,
              },
              { label: messages.site, value: <AuthoritySite language={language} site={authority.site} /> },
              { label: messages.course, value: names.length > 0 ? messages.courses(names) : null },
            ]}
          />
        </Part>
        <Part id="dates" title={messages.dates}>
          <AuthorityDates language={language} authority={authority} dates={authority.dates} today={today} />
        </Part>
        {authority.rules.length > 0 && (
          <Part id="rules" title={messages.rules}>
            <RuleList language={language} rules={authority.rules} />
          </Part>
        )}
        <Part id="remind" title={reminderMessages(language).title}>
          <p className="max-w-reading pb-4">{reminderMessages(language).lead}</p>
          <ReminderForm language={language} authority={authority.slug} />
        </Part>
        <SourcesPart language={language} title={messages.sources} figures={notices} />
        <p className="pt-8">
          <ArrowLink href={paths.counselling()}>{messages.all}</ArrowLink>
        </p>
      </div>
      <SourcePanels language={language} figures={notices} />
    </>
  )
}
