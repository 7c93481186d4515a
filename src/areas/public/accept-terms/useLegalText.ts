import {
  useGetLatestPrivacyPolicyQuery,
  useGetLatestTermsOfUseQuery,
  useListPrivacyPoliciesQuery,
  useListTermsOfUseQuery,
} from '@/api/community/policies'
import type { Shape } from '@/contract/types'
import { changesSince, type LegalChanges } from '@/domain/community/legalVersions'
import { isFirstRead } from '@/lib/calls/firstRead'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'

type LegalText = Shape<'LegalText'>
type Latest = QueryResult<LegalText> & { refetch: () => unknown }

export type LegalReading = LegalChanges & { latest: Latest; agreedVersion: string | undefined; refetch: () => void }

type All = {
  data?: LegalText[] | undefined
  isLoading: boolean
  error?: unknown
  refetch: () => unknown
  isUninitialized: boolean
}

function reading(latest: Latest, all: All, agreed: string | null | undefined): LegalReading {
  const agreedVersion = agreed ?? undefined
  // Wait for the earlier version: the text must not switch to a comparison while it is being read.
  const waiting = isFirstRead(all)
  const { data } = latest
  return {
    latest: waiting ? { ...latest, data: undefined, currentData: undefined, isError: false } : latest,
    agreedVersion,
    ...(data ? changesSince(data, all.data, agreedVersion) : { notes: [] }),
    refetch: () => {
      void latest.refetch()
      if (!all.isUninitialized) void all.refetch()
    },
  }
}

/** The latest privacy policy and its changes. Users who may not read earlier versions get the latest with its notes. */
export function usePrivacyPolicy(due: boolean, agreed: string | null | undefined): LegalReading {
  const latest = useGetLatestPrivacyPolicyQuery(undefined, { skip: !due })
  const all = useListPrivacyPoliciesQuery(undefined, { skip: !due || !agreed })
  return reading(latest, all, agreed)
}

/** The latest terms of use and their changes. */
export function useTermsOfUse(due: boolean, agreed: string | null | undefined): LegalReading {
  const latest = useGetLatestTermsOfUseQuery(undefined, { skip: !due })
  const all = useListTermsOfUseQuery(undefined, { skip: !due || !agreed })
  return reading(latest, all, agreed)
}
