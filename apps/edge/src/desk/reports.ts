import type { DeskReport } from '@lemma/api-client/desk';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../database/database.ts';
import { learner, report } from '../database/schema/index.ts';
import { wireMoment } from '../learner/standing.ts';

const mostListed = 100;
const line = z.string().optional().catch(undefined);

/** What browsers sent, read as far as it can be: reports of earlier versions of the site are kept too. */
const reportBody = z
  .looseObject({
    uid: line,
    question: z.looseObject({ question_uid: line }).optional().catch(undefined),
    description: line,
    message: line,
    stack_trace: line,
    component_stack: line,
    user_actions: z.unknown().optional(),
    url: line,
    build_commit: line,
  })
  .catch({});

/** Reports of one kind, latest first, and how many of each kind are open. */
export async function listReports(
  db: Db,
  { kind, state }: { readonly kind: 'issue' | 'error'; readonly state: 'open' | 'closed' },
): Promise<{ reports: DeskReport[]; open: { issue: number; error: number } }> {
  const rows = await db
    .select({ report, name: learner.name, email: learner.email })
    .from(report)
    .leftJoin(learner, eq(learner.learnerId, report.learnerId))
    .where(
      and(
        eq(report.kind, kind),
        state === 'open' ? isNull(report.closedAt) : isNotNull(report.closedAt),
      ),
    )
    .orderBy(desc(report.at))
    .limit(mostListed);
  const [issue, error] = await Promise.all([countOpen(db, 'issue'), countOpen(db, 'error')]);
  return {
    reports: rows.map(({ report: row, name, email }) => ({
      ...wireReport(row),
      from: { learner_id: row.learnerId, name, email },
    })),
    open: { issue, error },
  };
}

const countOpen = (db: Db, kind: 'issue' | 'error') =>
  db.$count(report, and(eq(report.kind, kind), isNull(report.closedAt)));

/** The latest reports of one learner. */
export async function reportsOf(db: Db, learnerId: string, limit: number) {
  const rows = await db
    .select()
    .from(report)
    .where(eq(report.learnerId, learnerId))
    .orderBy(desc(report.at))
    .limit(limit);
  return rows.map((row) => {
    const { report_uid, kind, at, text, closed_at } = wireReport(row);
    return { report_uid, kind, at, text, closed_at };
  });
}

/** Closes a report or opens it again. False if there is none. */
export async function settleReport(
  db: Db,
  at: { readonly learnerId: string; readonly reportUid: string },
  closedAt: number | null,
): Promise<boolean> {
  const changed = await db
    .update(report)
    .set({ closedAt })
    .where(and(eq(report.learnerId, at.learnerId), eq(report.reportUid, at.reportUid)))
    .returning({ uid: report.reportUid });
  return changed.length > 0;
}

function wireReport(row: typeof report.$inferSelect): Omit<DeskReport, 'from'> {
  const body = reportBody.parse(row.body);
  const actions = body.user_actions;
  const trace = [
    body.stack_trace,
    body.component_stack,
    actions === undefined ? undefined : `Before it:\n${JSON.stringify(actions, null, 2)}`,
  ].filter(Boolean);
  return {
    report_uid: row.reportUid,
    kind: row.kind,
    at: new Date(row.at).toISOString(),
    text: body.description ?? body.message ?? '',
    about: body.question?.question_uid ?? body.uid ?? body.url ?? null,
    build_commit: body.build_commit ?? null,
    trace: trace.length > 0 ? trace.join('\n\n') : null,
    closed_at: wireMoment(row.closedAt),
  };
}
