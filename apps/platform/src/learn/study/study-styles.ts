/*
 * The styles of a study session, in one order for each screen that leads to it: the router keeps a style that stands
 * already, and waits for one that is new or was moved.
 */
import '../beside/beside-sheet.css';
import './study.css';
import '@lemma/widgets/styles.css';
import '@lemma/python-runtime/styles.css';
