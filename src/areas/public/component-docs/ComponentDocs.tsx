import { useParams } from 'react-router-dom'
import { ErrorView } from '@/components/ErrorView'
import { Link } from '@/components/links/Link'
import { paths } from '@/domain/navigation/paths'
import { Page } from '@/ui/layout/Page'
import { catalogue, type Entry } from './catalogue'
import { ComponentPage } from './ComponentPage'
import { Words } from './Words'
import './componentDocs.scss'

const groups = [...new Set(catalogue.map(({ group }) => group))]
const addressOf = ({ name }: Entry) => `${paths.componentDocs}/${name}`

/** Living documentation of the components: the index, or one component with its example, props and keys. */
export default function ComponentDocs() {
  const { '*': wanted = '' } = useParams()
  const entry = catalogue.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  if (wanted !== '' && !entry) return <ErrorView status={404} />
  return (
    <div className="docs blank-wide">
      {entry ? (
        <>
          <nav className="docs-nav" aria-label="Components">
            <Link to={paths.componentDocs}>All components</Link>
            {groups.map((group) => (
              <section key={group}>
                <h2>{group}</h2>
                <Names group={group} current={entry} />
              </section>
            ))}
          </nav>
          <ComponentPage key={entry.name} entry={entry} />
        </>
      ) : (
        <Overview />
      )}
    </div>
  )
}

function Names({ group, current }: { group: string; current: Entry }) {
  return (
    <ul className="plain">
      {catalogue
        .filter((one) => one.group === group)
        .map((one) => (
          <li key={one.name}>
            <Link to={addressOf(one)} aria-current={one === current ? 'page' : undefined}>
              {one.name}
            </Link>
          </li>
        ))}
    </ul>
  )
}

function Overview() {
  return (
    <div className="docs-overview">
      <Page
        title="Components"
        lead="The building blocks of every page, with live examples, props, keyboard support and code to copy."
      >
        {groups.map((group) => (
          <section key={group} className="section">
            <h2>{group}</h2>
            <ul className="plain docs-tiles">
              {catalogue
                .filter((one) => one.group === group)
                .map((one) => (
                  <li key={one.name} className="card card-body card-link">
                    <h3 className="fs-5">
                      <Link to={addressOf(one)} className="stretched-link">
                        {one.name}
                      </Link>
                    </h3>
                    <p className="text-muted fs-6">
                      <Words>{one.doc?.says}</Words>
                    </p>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </Page>
    </div>
  )
}
