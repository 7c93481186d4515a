import { describe, expect, it } from 'vitest'
import {
  nextConfig, noticeEffect, otherSettings, settingChanges, settingValues, type Config,
} from '@/domain/admin/settings' // prettier-ignore

const now = Date.parse('2026-03-01T00:00:00Z')

describe('the settings of the platform', () => {
  it('keep what the form does not know or did not change', () => {
    const config = { teamSeatLimit: 100, eventsEnabled: true, list: [1], note: 'a' }
    const values = { ...settingValues(config), teamSeatLimit: 60, note: '' }
    expect(nextConfig(config, values)).toEqual({ ...config, teamSeatLimit: 60, note: '' })
  })

  it('count neither a missing text nor a missing moment as a change', () => {
    expect(settingChanges({}, settingValues({}))).toEqual([])
    expect(
      settingChanges({ maintenanceNoticeFrom: null }, { ...settingValues({}), maintenanceNoticeFrom: '' }),
    ).toEqual([])
  })

  it.each([
    ['eventsEnabled', {}, false, 'Not set', 'Off'],
    ['eventsEnabled', {}, true, 'Not set', 'On'],
    ['registrationEnabled', { registrationEnabled: null }, false, 'Not set', 'Off'],
    ['registrationEnabled', { registrationEnabled: false }, true, 'Off', 'On'],
  ])('a switch %s of %j is neither on nor off until it is set', (name, given, value, before, after) => {
    const config = given as Config
    expect(settingChanges(config, settingValues(config))).toEqual([])
    expect(settingChanges(config, { ...settingValues(config), [name]: value })).toMatchObject([{ before, after }])
    expect(nextConfig(config, { ...settingValues(config), [name]: value })).toEqual({ [name]: value })
    expect(nextConfig(config, settingValues(config))).toEqual(given)
  })

  it('clear a moment with null', () => {
    const config = { maintenanceNoticeFrom: '2026-03-02T00:00:00Z' }
    expect(nextConfig(config, { ...settingValues(config), maintenanceNoticeFrom: '' })).toEqual({
      maintenanceNoticeFrom: null,
    })
  })

  it('find an input for the type of a setting without a name', () => {
    const kinds = otherSettings({ chat: true, depth: 2, url: 'x', list: [], none: null }).map(({ name, kind }) => [
      name,
      kind,
    ])
    expect(kinds).toEqual([['chat', 'switch'], ['depth', 'number'], ['url', 'text']]) // prettier-ignore
  })

  it.each([
    ['', '', 'No notice is set.'],
    [' ', '2026-03-02T00:00:00Z', 'No notice is set.'],
    ['Soon', '', 'In force now, until you clear it.'],
    ['Soon', '2026-02-01T00:00:00Z', 'In force now, until you clear it.'],
  ])('say what the notice "%s" from "%s" does', (notice, from, text) =>
    expect(noticeEffect(notice, from, now)).toBe(text),
  )

  it('say when a notice begins', () =>
    expect(noticeEffect('Soon', '2026-03-02T00:00:00Z', now)).toMatch(/^In force from 02\/03\/2026 \d\d:00\./))
})
