import { describe, expect, it } from 'vitest'
import { emailApi } from '@/api/community/email'
import { fail } from '@mocks/settings/faults'
import { db } from '@mocks/db/db'
import { callingAs, toasts } from '@tests/calling'

const emails = emailApi.endpoints
const message = { subject: 'Team plans', message: 'Do you offer seats for 60 people?', from: 'jo@studiojo.example' }

describe('messages to the operator', () => {
  it('go to support by default', async () => {
    const { call } = callingAs('visitor')
    await call(emails.sendEmailToUs.initiate({ body: message })).unwrap()
    await call(
      emails.sendContactUsReferralEmail.initiate({ body: { from: message.from, message: 'Not counted' } }),
    ).unwrap()
    expect(db.mails.slice(0, 2).map(({ to }) => to)).toEqual(['referrals@doers.test', 'support@doers.test'])
    expect(toasts()).toEqual(['success: Your message has been sent', 'success: Your message has been sent'])
  })

  it('reject after the toast, so that the form keeps its text (R-ERR-17)', async () => {
    const { call } = callingAs('admin')
    fail('sendEmailToUs', '503x9')
    fail('sendEmailToUser', '503x9')
    await expect(call(emails.sendEmailToUs.initiate({ body: message })).unwrap()).rejects.toMatchObject({ status: 503 })
    const toUser = call(emails.sendEmailToUser.initiate({ body: { ...message, userId: 'u-1' } })).unwrap()
    await expect(toUser).rejects.toMatchObject({ status: 503 })
    expect(toasts().map((text) => text.split(': ')[1])).toEqual([
      'Message could not be sent, please try again later',
      'Email could not be sent, please try again later',
    ])
  })
})
