import { useState } from 'react'
import {
  dataPrivacyApi,
  useClearPersonalIdNumbersMutation,
  useCountUsersWithPersonalIdQuery,
} from '@/api/admin/dataPrivacy'
import { useDeletePersonalIdsMutation } from '@/api/admin/users'
import { ActionList, ActionRow } from '@/components/admin/layout/ActionList'
import { useFreshRead } from '@/store/useFreshRead'
import { Button } from '@/ui/Button'
import { ImpactDialog } from '@/ui/ImpactDialog'
import type { Impact } from '@/ui/ImpactList'

type Act = 'numbers' | 'everything'

const impactOf = (act: Act, count: number): Impact[] =>
  act === 'numbers'
    ? [
        { label: 'ID numbers', count, note: 'Removed.' },
        { label: 'ID type and name', note: 'Kept.' },
        { label: 'ID verification and its result', note: 'Kept. Verified users stay verified.' },
      ]
    : [
        { label: 'ID numbers', count, note: 'Removed.' },
        { label: 'ID type and name', note: 'Removed for every user, including those without a number.' },
        { label: 'ID verification and its result', note: 'Removed. Everyone must verify again.' },
      ]

/** The two acts on ID data, each with what it removes. */
export function RemoveIdData() {
  const readCount = useFreshRead(dataPrivacyApi.endpoints.countUsersWithPersonalId)
  const [act, setAct] = useState<Act>()
  const count = useCountUsersWithPersonalIdQuery()
  const [clearNumbers] = useClearPersonalIdNumbersMutation()
  const [deleteAll] = useDeletePersonalIdsMutation()
  const none = count.data?.count === 0 ? 'No ID number is stored.' : undefined
  const readBack = async () => (await readCount()).count === 0
  const { data, isError, isFetching, error, refetch } = count
  const impact = { data: act && data && impactOf(act, data.count), isError, isFetching, error, refetch }
  return (
    <>
      <ActionList className="mb-4">
        <ActionRow
          title="Clear ID numbers"
          text="Removes only the numbers. Users keep their ID type, name and verification result. Use this once verification is complete."
        >
          <Button variant="outline-danger" why={none} aria-haspopup="dialog" onClick={() => setAct('numbers')}>
            Clear ID numbers
          </Button>
        </ActionRow>
        <ActionRow
          title="Delete all ID information"
          text="Removes ID numbers, types, names and all verifications. Everyone who needs a verified identity must start over."
        >
          <Button variant="outline-danger" aria-haspopup="dialog" onClick={() => setAct('everything')}>
            Delete all ID information
          </Button>
        </ActionRow>
      </ActionList>
      <ImpactDialog
        open={act === 'numbers'}
        name="clear-id-numbers"
        verb="Clear"
        object="ID numbers"
        typed="ID numbers"
        impact={impact}
        onConfirm={() => clearNumbers()}
        readBack={readBack}
        onClose={() => setAct(undefined)}
      />
      <ImpactDialog
        open={act === 'everything'}
        name="delete-id-information"
        verb="Delete"
        object="all ID information"
        typed="all ID information"
        impact={impact}
        onConfirm={() => deleteAll()}
        // If no number was stored, the count can't tell whether the other ID data is gone.
        {...(none === undefined && { readBack })}
        onlyAfter
        onClose={() => setAct(undefined)}
      >
        <p>Also removes ID information from users without a number. We can’t count those.</p>
      </ImpactDialog>
    </>
  )
}
