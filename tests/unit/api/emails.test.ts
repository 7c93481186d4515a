import { describe, expect, it } from 'vitest'
import { connectionsApi } from '@/api/account/connections'
import { emailApi } from '@/api/community/email'
import { fail } from '@mocks/settings/faults'
import { db } from '@mocks/db/db'
import { callingAs, toasts } from '@tests/calling'
import { watch } from '@tests/watch'

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

  it('show validation errors at the field', async () => {
    watch.allowContractBreach()
    const { call } = callingAs('visitor')
    const { error } = await call(emails.sendEmailToUs.initiate({ body: { ...message, subject: ' ', from: 'jo' } }))
    expect(error).toMatchObject({
      fields: { subject: 'This field is required', from: 'Please enter a valid email' },
    })
    expect(toasts()).toEqual([
      'error: Message could not be sent, please try again later: Please check what you entered',
    ])
  })
})

describe('mails to members', () => {
  it('are for administrators only', async () => {
    const body = { ...message, userId: 'u-member' }
    expect((await callingAs('member').call(emails.sendEmailToUser.initiate({ body }))).error).toMatchObject({
      status: 403,
    })
    await callingAs('admin').call(emails.sendEmailToUser.initiate({ body })).unwrap()
    expect(db.mails[0]).toMatchObject({ to: 'member@doers.test', subject: 'Team plans' })
  })

  it('resend an invitation until it is answered', async () => {
    const { call } = callingAs('team-admin')
    const send = (id: string, email: string) =>
      call(
        emails.sendTeamInvitationEmail.initiate({
          body: { teamId: 'team-acme', member: { id, name: 'X', email, role: 'TEAM_MEMBER' } },
        }),
      )
    const sentBefore = db.connections.find(({ id }) => id === 'con-acme-p4')?.lastInvitationSentAt
    await send('con-acme-p4', 'ng@ng.example').unwrap()
    expect(db.mails[0]).toMatchObject({ to: 'ng@ng.example', href: '/signup' })
    expect(db.connections.find(({ id }) => id === 'con-acme-p4')?.lastInvitationSentAt).not.toBe(sentBefore)
    expect((await send('con-acme-1', 'x@x.example')).error).toMatchObject({ status: 409 })
    expect((await send('con-borealis-p1', 'x@x.example')).error).toMatchObject({ status: 404 })
    expect(toasts()[0]).toBe('success: Invitation sent to ng@ng.example')
  })

  it('go to the open invitation of an address that was removed before', async () => {
    const { call } = callingAs('owner')
    const seat = { name: 'Right Address', email: 'wrong@adress.example', role: 'TEAM_MEMBER' as const }
    const send = (more: { id?: string } = {}) =>
      call(emails.sendTeamInvitationEmail.initiate({ body: { teamId: 'team-acme', member: { ...seat, ...more } } }))
    expect((await send()).error).toMatchObject({ status: 409 })
    const member = { ...seat, teamId: 'team-acme' }
    await call(connectionsApi.endpoints.saveConnection.initiate({ body: { member } })).unwrap()
    expect(await send().unwrap()).toEqual({ ok: true })
    expect(db.mails[0]).toMatchObject({ to: seat.email, text: expect.stringContaining(seat.name) })
    expect((await send({ id: 'con-acme-ex3' })).error).toMatchObject({ status: 409 })
  })

  it('do not reveal whether an address is known', async () => {
    const { call } = callingAs('visitor')
    for (const email of [
      'member@doers.test',
      'nobody@doers.test',
      ...Array.from({ length: 7 }, () => 'premium@doers.test'),
    ])
      expect(await call(emails.sendResetPasswordRequestEmail.initiate({ body: { email } })).unwrap()).toEqual({
        ok: true,
      })
    expect(db.mails.some(({ to }) => to === 'nobody@doers.test')).toBe(false)
    expect(db.mails.some(({ to }) => to === 'member@doers.test')).toBe(true)
  })
})

it('changes the tags of the user’s own address, silently', async () => {
  const { call } = callingAs('owner')
  await call(emails.addEmailTags.initiate({ body: { email: 'Owner@doers.test', tags: ['founder', 'team-owner'] } }))
  await call(
    emails.updateEmailTags.initiate({
      body: { email: 'owner@doers.test', removeTags: ['founder'], newTags: ['premium'] },
    }),
  )
  expect(db.emailTags.find(({ email }) => email === 'owner@doers.test')?.tags).toEqual(['team-owner', 'premium'])
  const { error } = await call(emails.addEmailTags.initiate({ body: { email: 'member@doers.test', tags: ['x'] } }))
  expect(error).toMatchObject({ status: 403 })
  expect(toasts()).toEqual([])
})
