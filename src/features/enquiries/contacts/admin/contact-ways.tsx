'use client'
import { useState } from 'react'
import { DeskDialog } from '@/cms/admin/desk/desk-dialog'
import { StudioButton } from '@/cms/admin/desk/studio-button'
import { linkButton, studioButton } from '@/cms/admin/desk/styles'
import { studioMessages } from '@/cms/admin/messages'
import type { ContactOutcome } from '../../schema'
import { contactMessages as texts } from './contact-messages'
import { ContactForm } from './contaction-form'

const ways = studioMessages.person

interface ContactWaysProps {
  /** The enquiry. */
  id: string
  name: string
  phone: string | null
  /** Where a reply is written. */
  replyHref: string
  /** Buttons on a screen of one enquiry, links in a row of many. */
  look: 'buttons' | 'links'
}

type Way = 'call' | 'whatsapp'

const OUTCOMES: Record<Way, readonly ContactOutcome[]> = {
  call: ['spoke', 'no-answer', 'call-back'],
  whatsapp: ['whatsapp'],
}

const lookOf = (look: ContactWaysProps['look'], isNext = false) =>
  look === 'buttons' ? studioButton({ kind: isNext ? 'act' : 'plain' }) : linkButton()

/** Call, mail and WhatsApp, each one click; what came of a call or a message is asked, never taken for granted. */
export function ContactWays({ id, name, phone, replyHref, look }: ContactWaysProps) {
  const [asked, setAsked] = useState<Way | null>(null)
  const digits = phone?.replace(/\D/g, '') ?? ''
  const close = () => setAsked(null)
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {phone ? (
          <a
            className={lookOf(look, true)}
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            aria-label={ways.to(ways.call, name)}
            onClick={() => setAsked('call')}
          >
            {ways.call}
          </a>
        ) : null}
        <a className={lookOf(look)} href={replyHref} aria-label={ways.to(ways.mail, name)}>
          {ways.mail}
        </a>
        {digits ? (
          <a
            className={lookOf(look)}
            href={`https://wa.me/${digits}`}
            target="_blank"
            rel="noreferrer"
            aria-label={ways.to(ways.whatsapp, name)}
            onClick={() => setAsked('whatsapp')}
          >
            {ways.whatsapp}
          </a>
        ) : null}
      </span>
      {asked ? (
        <DeskDialog title={texts.questions[asked](name)} onClose={close}>
          <ContactForm
            id={id}
            outcomes={OUTCOMES[asked]}
            onRecorded={close}
            beside={
              <StudioButton kind="plain" onClick={close}>
                {texts.cancel}
              </StudioButton>
            }
          />
        </DeskDialog>
      ) : null}
    </>
  )
}
