import { useGetHomeQuery } from '@/api/content'
import { env } from '@/lib/env'
import { ShareMeta } from '@/ui/layout/Page'
import { Categories } from './Categories'
import { Hero } from './Hero'
import { HomeSkeleton } from './HomeSkeleton'
import { Questions } from './Questions'
import { Steps } from './Steps'
import { Voices } from './Voices'
import './home.scss'

/** The home page: what the platform is, what it costs, testimonials. Prerendered by the build. */
export default function Home() {
  const { data: home, isError, refetch } = useGetHomeQuery()
  return (
    <>
      <title>{`${env.productName} · The membership for people who get things done`}</title>
      <ShareMeta description="Solutions, benefits worth over $400K and a community for independent entrepreneurs, founders and freelancers." />
      {home ? (
        <>
          <Hero home={home} />
          <Categories />
          <Steps steps={home.steps} />
          <Voices quotes={home.quotes} />
          <Questions questions={home.questions} />
        </>
      ) : (
        <HomeSkeleton failed={isError} onRetry={() => void refetch()} />
      )}
    </>
  )
}
