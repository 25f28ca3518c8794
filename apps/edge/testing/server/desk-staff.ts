import { randomUUID } from 'node:crypto';
import { Browser, testScope } from './identity-browser.ts';
import type { WholeServer } from './whole-server.ts';

/** The account that the identity provider of a test lets into the desk: give it as `deskAccounts`. */
export const staffAddress = 'agent@lemma.test';
const password = 'correct horse battery';

/** An act at the desk: its identifier, and why. */
export const act = (reason = 'Asked within 30 days') => ({ act_uid: randomUUID(), reason });

type Desk = ReturnType<WholeServer['desk']>;

/** The desk's client of somebody of the staff, who signs up for it. */
export async function enterDesk(identityUrl: string, server: WholeServer): Promise<Desk> {
  const { access_token: token = '' } = await new Browser(identityUrl).signIn(
    'signup',
    staffAddress,
    password,
    { scope: `${testScope} desk` },
  );
  return server.desk(token);
}

/** A new learner: their client, their address, and the desk's name for them. */
export async function signUpLearner(identityUrl: string, server: WholeServer, desk: Desk) {
  const email = `${randomUUID()}@example.org`;
  const { access_token: token = '' } = await new Browser(identityUrl).signIn(
    'signup',
    email,
    password,
  );
  const client = server.with(token);
  await client.syncUser({ body: { email, name: 'Buyer' } });
  const [found] = (await desk.findLearners({ query: { search: email } })).learners;
  return { client, email, params: { learner_id: found?.learner_id ?? '' } };
}
