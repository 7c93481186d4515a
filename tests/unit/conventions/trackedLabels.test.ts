import { expect, test } from 'vitest'
import { personalKeys } from '@/domain/tracking/trackingPrivacy'
import { sources } from '@tests/sources'

const labels = [...sources('src', /\.tsx$/)].flatMap(([file, text]) =>
  [...text.matchAll(/data-track=(?:"([^"]*)"|\{`([^`]*)`\})/g)].map(([, plain, built]) => ({
    file,
    label: plain ?? built?.replace(/\$\{plan\.id\.toLowerCase\(\)\}/, 'annual') ?? '',
  })),
)

test('every tracked label is our own wording without personal data', () => {
  for (const { file, label } of labels) {
    expect(label, file).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(personalKeys({ label }), file).toEqual([])
  }
})

test.each([
  'add-to-cart',
  'pay',
  'apply-code',
  'choose-annual',
  'sign-up',
  'rsvp',
  'vote',
  'send-enquiry',
  'join-mailing-list',
  'go-premium',
  'create-team',
])('the main action %s has a label', (label) => {
  expect(labels.map((one) => one.label)).toContain(label)
})
