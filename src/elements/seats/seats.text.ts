import { texts } from '../../core/format/text.ts';

export const t = texts('seats', {
  title: 'Subscription ID - {id}',
  back: 'Back to the subscriptions',
  loading: 'Loading seats',
  seatUsers: 'Seat Users',

  counters: 'Show seats',
  assigned: 'Assigned',
  empty: 'Empty',
  all: 'Total Seats',
  headingAssigned: 'Assigned seats',
  headingEmpty: 'Empty seats',
  headingAll: 'Total seats',
  headingFound: '{heading} with “{text}”',

  searchLabel: 'Search seats',
  searchUsers: 'Search User Name, Email, Phone Number',
  searchTags: 'Search Usertag',
  clear: 'Clear the search',
  searchTooShort: 'Search-string too short. Enter minimum of 3 characters.',

  columnId: 'Seat ID',
  columnName: 'User name',
  columnEmail: 'Email',
  columnCountry: 'Country',
  columnPhone: 'Phone number',
  columnTag: 'Usertag',

  assignMenu: 'Assign User',
  assignMany: 'Assign multiple users (CSV)',
  assignUser: 'Assign user',
  assignSeat: 'Assign user to seat {seat}',
  changeUser: 'Change user',
  unassignUser: 'Unassign user',
  unassignNamed: 'Unassign user {user}',
  actionsOf: 'Actions for {user}',

  unassignTitle: 'Unassign user?',
  unassignText: 'The unassigned user will not be able to use the product.',
  unassignFacts: '{user}, seat {seat}',
  confirm: 'Confirm',
  unassigning: 'Unassigning…',
  ok: 'Ok',

  assignFailed: 'Seat assignment failed',
  assignFailedText: 'Assigning seat for {email} has failed. Please try again later.',
  changeFailed: 'Changing seat-assignment failed',
  changeFailedText: 'Changing seat-assignment from {old} to {new} has failed. Please try again later.',
  unassignFailed: 'Seat unassignment failed',
  unassignFailedText: 'Unassigning seat for the user has failed. Please try again later.',
  maybeDone:
    'No answer came, so it may have been done all the same. The list has been read again: please look there first.',
  limit: 'Seat Limit Reached',
  limitText: 'All the available seats are fully assigned, please reach out to your contact for support.',

  removed: 'Access to product removed for {user}',
  assignedTo: 'Assigned seat to user {email}',
  changed: 'Changed seat-assignment from {old} to {new}',
  assignedMany: 'Assigned seats to {count} users',
});
