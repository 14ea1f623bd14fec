import { Link, useParams } from 'react-router';
import { AuditTrail } from '../../features/audit/components/audit-trail.tsx';
import { AdminPage } from '../../features/admin-area/components/admin-page.tsx';
import { PersonActs } from '../../features/people/components/person-acts.tsx';
import { PersonFacts } from '../../features/people/components/person-facts.tsx';
import { PersonPayments } from '../../features/people/components/person-payments.tsx';
import { usePerson } from '../../features/people/people.api.ts';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';
import { NotFoundPage } from '../shared/not-found-page.tsx';

/** One person, with the actions of an admin and their log. */
export function PersonPage() {
  const id = Number(useParams()['id']);
  const { data, isError } = usePerson(id);
  if (isError) return <NotFoundPage />;
  if (!data) return <PleaseWait />;
  const { person } = data;
  return (
    <AdminPage
      title={person.name}
      back={<Link to="/admin/people">People</Link>}
      action={<PersonActs person={person} />}
    >
      <PersonFacts person={person} />
      <h2>Payments</h2>
      <PersonPayments id={id} />
      <h2>Admin actions</h2>
      <AuditTrail filter={{ person_id: id }} empty="There are no admin actions for this person." />
    </AdminPage>
  );
}
